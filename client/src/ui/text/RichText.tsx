import { lazy, Suspense, useMemo } from 'react';
import { hasNamedFence, textParts } from './formulas';
import styles from './RichText.module.css';

const Formula = lazy(async () => {
  try {
    return { default: (await import('./Formula')).Formula };
  } catch (error) {
    console.error(error);
    return { default: Source };
  }
});

const FencedCode = lazy(async () => {
  try {
    return { default: (await import('./FencedCode')).FencedCode };
  } catch (error) {
    console.error(error);
    return { default: PlainBlock };
  }
});

/** Stands in for a formula whose code could not be loaded: its source can be read without. */
function Source({ children }: { children: string; isDisplay: boolean }) {
  return <code>{children}</code>;
}

/** Stands in for colored code while its colors load, and if they cannot be loaded. */
function PlainBlock({ children: source }: { children: string }) {
  return (
    <code className={`wm-regular wm-block wm-pad-8-12 ${styles.block}`}>{textParts(source)[0]?.content}</code>
  );
}

/** A plain text in which only code between backticks and formulas between dollars are live, for questions and cards. */
export function RichText({ children }: { children: string }) {
  const parts = useMemo(() => textParts(children), [children]);
  return parts.map(({ kind, source, content }, index) => {
    if (kind === 'text') return source;
    if (kind === 'code') return <code key={index}>{content}</code>;
    if (kind === 'fence' && hasNamedFence(source))
      return (
        <Suspense key={index} fallback={<PlainBlock>{source}</PlainBlock>}>
          <FencedCode>{source}</FencedCode>
        </Suspense>
      );
    if (kind === 'fence')
      return (
        <code key={index} className={`wm-regular wm-block wm-pad-8-12 ${styles.block}`}>
          {content}
        </code>
      );
    return (
      <Suspense key={index} fallback={source}>
        <Formula isDisplay={kind === 'display'}>{content}</Formula>
      </Suspense>
    );
  });
}
