import type { ComponentPropsWithRef, ElementType } from 'react';
import { classes } from '../classes';

/** Text for screen readers only. */
export function VisuallyHidden({
  component: Root = 'span',
  className,
  ...rest
}: { component?: ElementType } & ComponentPropsWithRef<'span'>) {
  return <Root {...rest} className={classes('wm-visually-hidden', className)} />;
}
