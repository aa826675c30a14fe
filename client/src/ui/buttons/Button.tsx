import type { ElementType, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from '../classes';
import type { PolymorphicProps } from '../polymorphic';

interface ButtonOwnProps {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** While true, the button keeps its focus and size but ignores clicks. */
  loading?: boolean;
  /**
   * Ignores the second click of a double click. For buttons that another one replaces after a click: it would press that
   * one before anybody could read it.
   */
  ignoresDoubleClick?: boolean;
  /** Text while loading, such as "Enrolling..."; defaults to the children. */
  loadingText?: string;
  fullWidth?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  children?: ReactNode;
  className?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

type ButtonProps<Component extends ElementType = 'button'> = PolymorphicProps<Component, ButtonOwnProps>;

/**
 * A button, or a link styled as one with `component`. Pass `type="submit"` to submit a form: the default is `button`.
 */
export function Button<Component extends ElementType = 'button'>(props: ButtonProps<Component>) {
  const {
    component,
    variant = 'primary',
    size = 'md',
    loading = false,
    ignoresDoubleClick = false,
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
        'wm-no-print',
        styles.button,
        styles[variant],
        styles[size],
        fullWidth && styles.fullWidth,
        className,
      )}
      // `disabled` would lose the keyboard focus.
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (loading) event.preventDefault();
        else if (!ignoresDoubleClick || event.detail <= 1) onClick?.(event);
      }}
    >
      {loading ? <span className={`wm-fixed ${styles.stops}`} aria-hidden="true" /> : iconStart}
      <span>{loading && loadingText ? loadingText : children}</span>
      {iconEnd}
    </Root>
  );
}
