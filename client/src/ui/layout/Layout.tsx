import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import type { PolymorphicProps } from '../polymorphic';
import styles from './Layout.module.css';
import { PageHeading, PageTitle } from '../text/PageHeading';

/** Spacing scale, in pixels at the default font size. */
type Gap = 4 | 8 | 12 | 16 | 24 | 40;

type DivProps = ComponentPropsWithRef<'div'>;

/** The page's column, with gutters and a width for cards (`wide`), reading (`text`) or one form (`narrow`). */
export function Page({
  width = 'wide',
  className,
  ...rest
}: DivProps & { width?: 'wide' | 'text' | 'narrow' }) {
  return <div {...rest} className={classes('wm-full', styles.page, styles[width], className)} />;
}

interface StackOwnProps {
  gap?: Gap;
  className?: string;
}

/** Stacks its children vertically; a list's without bullets. */
export function Stack<Component extends ElementType = 'div'>(
  props: PolymorphicProps<Component, StackOwnProps>,
) {
  const { component, gap = 16, className, ...rest } = props as PolymorphicProps<'div', StackOwnProps>;
  const Root = (component ?? 'div') as ElementType;
  return <Root {...rest} className={classes(`wm-stack wm-gap-${gap}`, className)} />;
}

interface ClusterOwnProps extends StackOwnProps {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'center' | 'end' | 'space-between';
}

/** Lays its children out in a row that wraps. */
export function Cluster<Component extends ElementType = 'div'>(
  props: PolymorphicProps<Component, ClusterOwnProps>,
) {
  const {
    component,
    gap = 12,
    align,
    justify,
    className,
    ...rest
  } = props as PolymorphicProps<'div', ClusterOwnProps>;
  const Root = (component ?? 'div') as ElementType;
  return (
    <Root
      {...rest}
      className={classes(
        `wm-cluster wm-gap-${gap}`,
        align && `wm-align-${align}`,
        justify && `wm-justify-${justify}`,
        className,
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
  const atMost = columns ? `calc((100% - ${columns - 1} * var(--wm-space-${gap})) / ${columns})` : '0px';
  return (
    <div
      {...rest}
      className={classes(`${styles.grid} wm-gap-${gap}`, className)}
      style={{ ...{ '--column': `max(${min}px, ${atMost})` }, ...style }}
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
    <section aria-labelledby={id} {...rest} className={classes('wm-stack wm-gap-16', className)}>
      <div className="wm-cluster wm-align-baseline wm-justify-space-between wm-gap-16 wm-gap-y-8">
        <Heading id={id}>{title}</Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface TitledPageProps {
  /** Title of the document. */
  title: string;
  /** The page's h1, if it is not `title`. */
  heading?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** A short line above the heading, such as a breadcrumb. */
  eyebrow?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  width?: 'wide' | 'text' | 'narrow';
  gap?: 16 | 24 | 40;
  children: ReactNode;
}

/** A page with a title and a heading, above parts that are stacked vertically. */
export function TitledPage(props: TitledPageProps) {
  const { title, heading = title, lead, eyebrow, actions, width, gap = 24, children } = props;
  return (
    <Page width={width}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={gap}>
        <PageHeading lead={lead} eyebrow={eyebrow} actions={actions}>
          {heading}
        </PageHeading>
        {children}
      </Stack>
    </Page>
  );
}
