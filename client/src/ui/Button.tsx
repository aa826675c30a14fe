import type { ElementType, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes';
import type { PolymorphicProps } from './polymorphic';

interface ButtonOwnProps {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** While true the button keeps its focus and its place, but does nothing when pressed. */
  loading?: boolean;
  /** The words shown while loading, such as "Enrolling..."; without them the children stay. */
  loadingText?: string;
  fullWidth?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  children?: ReactNode;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

type ButtonProps<Component extends ElementType = 'button'> = PolymorphicProps<Component, ButtonOwnProps>;

/** A button, or with `component` a link that looks like one. Inside a form give `type="submit"`: the default is `button`. */
export function Button<Component extends ElementType = 'button'>(props: ButtonProps<Component>) {
  const {
    component,
    variant = 'primary',
    size = 'md',
    loading = false,
    loadingText,
    fullWidth = false,
    iconStart,
    iconEnd,
    children,
    className,
    onClick,
    ...rest
  } = props as ButtonProps;
  const Root = (component ?? 'button') as ElementType;
  return (
    <Root
      {...(Root === 'button' ? { type: 'button' } : {})}
      {...rest}
      className={classes(
        styles.button,
        styles[variant],
        styles[size],
        fullWidth && styles.fullWidth,
        className,
      )}
      // `disabled` would drop the keyboard focus in the middle of what the person is doing.
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <span className={styles.stops} aria-hidden="true" /> : iconStart}
      <span>{loading && loadingText ? loadingText : children}</span>
      {iconEnd}
    </Root>
  );
}
