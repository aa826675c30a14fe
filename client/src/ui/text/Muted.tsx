import type { ElementType } from 'react';
import { classes } from '../classes';
import type { PolymorphicProps } from '../polymorphic';

type MutedProps<Component extends ElementType = 'span'> = PolymorphicProps<
  Component,
  { small?: boolean; className?: string }
>;

/** Text of less weight: facts, dates, hints. */
export function Muted<Component extends ElementType = 'span'>(props: MutedProps<Component>) {
  const { component, small = false, className, ...rest } = props as MutedProps;
  const Root = (component ?? 'span') as ElementType;
  return <Root {...rest} className={classes('wm-muted', small && 'wm-small', className)} />;
}
