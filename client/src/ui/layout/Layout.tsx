import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ElementType,
  type ReactNode,
  useId,
} from 'react';
import { classes } from '../classes';
import type { PolymorphicProps } from '../polymorphic';
import styles from './Layout.module.css';

/** Spacing scale, in pixels at the default font size. */
type Gap = 4 | 8 | 12 | 16 | 24 | 40 | 64;

type DivProps = ComponentPropsWithRef<'div'>;

function withVariables(
  variables: Record<`--${string}`, string | undefined>,
  style?: CSSProperties,
): CSSProperties {
  return { ...variables, ...style };
}

function space(gap: Gap): string {
  return `var(--wm-space-${gap})`;
}

/** The page's column, with gutters and a width for cards (`wide`), reading (`text`) or one form (`narrow`). */
export function Page({
  width = 'wide',
  className,
  ...rest
}: DivProps & { width?: 'wide' | 'text' | 'narrow' }) {
  return <div {...rest} className={classes(styles.page, styles[width], className)} />;
}

interface StackOwnProps {
  gap?: Gap;
  className?: string;
  style?: CSSProperties;
}

/** Stacks its children vertically; a list's without bullets. */
export function Stack<Component extends ElementType = 'div'>(
  props: PolymorphicProps<Component, StackOwnProps>,
) {
  const { component, gap = 16, className, style, ...rest } = props as PolymorphicProps<'div', StackOwnProps>;
  const Root = (component ?? 'div') as ElementType;
  return (
    <Root
      {...rest}
      className={classes(styles.stack, className)}
      style={withVariables({ '--gap': space(gap) }, style)}
    />
  );
}

interface ClusterOwnProps extends StackOwnProps {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Lays its children out in a row that wraps. */
export function Cluster<Component extends ElementType = 'div'>(
  props: PolymorphicProps<Component, ClusterOwnProps>,
) {
  const {
    component,
    gap = 12,
    align = 'center',
    justify = 'start',
    className,
    style,
    ...rest
  } = props as PolymorphicProps<'div', ClusterOwnProps>;
  const Root = (component ?? 'div') as ElementType;
  return (
    <Root
      {...rest}
      className={classes(styles.cluster, className)}
      style={withVariables(
        { '--gap': space(gap), alignItems: align, justifyContent: justify } as never,
        style,
      )}
    />
  );
}

/** Equal columns of at least `min` pixels, at most `columns`. */
export function Grid({
  min = 280,
  gap = 24,
  columns,
  className,
  style,
  ...rest
}: DivProps & { min?: number; gap?: Gap; columns?: number }) {
  const atMost = columns ? `calc((100% - ${columns - 1} * ${space(gap)}) / ${columns})` : '0px';
  return (
    <div
      {...rest}
      className={classes(styles.grid, className)}
      style={withVariables({ '--gap': space(gap), '--column': `max(${min}px, ${atMost})` }, style)}
    />
  );
}

/** A page section with a heading. */
export function Section({
  title,
  level = 2,
  actions,
  children,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: ReactNode;
  level?: 2 | 3;
  actions?: ReactNode;
}) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} {...rest} className={classes(styles.section, className)}>
      <div className={styles.sectionHead}>
        <Heading id={id}>{title}</Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
