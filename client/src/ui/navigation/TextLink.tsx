import type { ElementType, ReactNode } from 'react';
import { classes } from '../classes';
import type { PolymorphicProps } from '../polymorphic';
import styles from './TextLink.module.css';

interface TextLinkOwnProps {
  /** Inherits the text color, underlined on hover: for navigation, where the position already implies a link. */
  quiet?: boolean;
  children?: ReactNode;
  className?: string;
}

type TextLinkProps<Component extends ElementType = 'a'> = PolymorphicProps<Component, TextLinkOwnProps>;

/** A link in running text or navigation. */
export function TextLink<Component extends ElementType = 'a'>(props: TextLinkProps<Component>) {
  const { component, quiet = false, className, ...rest } = props as TextLinkProps;
  const Root = (component ?? 'a') as ElementType;
  return <Root {...rest} className={classes(styles.link, quiet && styles.quiet, className)} />;
}
