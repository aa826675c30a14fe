import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from '../classes';
import { Section, Stack } from '../layout/Layout';
import type { PolymorphicProps } from '../polymorphic';

interface CardOwnProps {
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Whether the card is a link: adds a hover style and extends the hit area of its one `CardLink` to the whole card. */
  interactive?: boolean;
  children?: ReactNode;
  className?: string;
}

type CardProps<Component extends ElementType = 'div'> = PolymorphicProps<Component, CardOwnProps>;

/** A bordered box. */
export function Card<Component extends ElementType = 'div'>(props: CardProps<Component>) {
  const { component, padding = 'md', interactive = false, className, ...rest } = props as CardProps;
  const Root = (component ?? 'div') as ElementType;
  return (
    <Root
      {...rest}
      className={classes(
        'wm-surface wm-relative',
        styles.card,
        styles[padding],
        interactive && styles.interactive,
        className,
      )}
    />
  );
}

/** A section whose parts are stacked in a card. */
export function CardSection({ children, ...section }: ComponentProps<typeof Section>) {
  return (
    <Section {...section}>
      <Card component={Stack} padding="lg">
        {children}
      </Card>
    </Section>
  );
}

type CardLinkProps<Component extends ElementType = 'a'> = PolymorphicProps<
  Component,
  { children?: ReactNode; className?: string }
>;

/** The one link of an interactive card; its hit area covers the card while its accessible name stays its text. */
export function CardLink<Component extends ElementType = 'a'>(props: CardLinkProps<Component>) {
  const { component, className, ...rest } = props as CardLinkProps;
  const Root = (component ?? 'a') as ElementType;
  return <Root {...rest} className={classes('wm-cover-link', styles.cardLink, className)} />;
}
