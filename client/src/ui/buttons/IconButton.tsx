import type { ElementType, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './IconButton.module.css';
import type { PolymorphicProps } from '../polymorphic';

interface IconButtonOwnProps {
  /** The accessible name, also shown as title on hover. */
  label: string;
  /** The icon. */
  children: ReactNode;
  variant?: 'quiet' | 'secondary';
  size?: 'sm' | 'md';
  className?: string;
}

type IconButtonProps<Component extends ElementType = 'button'> = PolymorphicProps<
  Component,
  IconButtonOwnProps
>;

/** A square icon button with an accessible name. */
export function IconButton<Component extends ElementType = 'button'>(props: IconButtonProps<Component>) {
  const {
    component,
    label,
    children,
    variant = 'quiet',
    size = 'md',
    className,
    ...rest
  } = props as IconButtonProps;
  const Root = (component ?? 'button') as ElementType;
  return (
    <Root
      {...(Root === 'button' ? { type: 'button' } : {})}
      title={label}
      {...rest}
      aria-label={label}
      className={classes('wm-no-print', styles.button, styles[variant], styles[size], className)}
    >
      {children}
    </Root>
  );
}
