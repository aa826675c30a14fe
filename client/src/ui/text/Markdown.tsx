import { memo, Suspense, useMemo } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { classes } from '../classes';
import { useEnrichments, useNeeds } from './enrichments';
import { withDoubleDollars } from './formulas';
import { headingIds } from './headingIds';
import styles from './Markdown.module.css';
import { sectionsOf } from './markdownSections';

const pre: NonNullable<Components['pre']> = ({ children }) => (
  // Scrollable, so it must be focusable.
  <pre tabIndex={0} role="group" aria-label="Code">
    {children}
  </pre>
);

// The text is below a page's h2, so its headings start one level lower.
const components: Components = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  a: ({ href, title, children }) => (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
  pre,
  table: ({ children }) => (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

/** Only links to our own pages; others are text with their address. */
const ownLinksOnly: Components = {
  ...components,
  a: ({ href = '', children }) => {
    if (/^\/(?![/\\])/.test(href))
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    return children === href ? (
      href
    ) : (
      <>
        {children} {href !== '' && `(${href})`}
      </>
    );
  },
};

// No remote images: they would reveal the reader to their host.
const disallowed = ['img'];

interface MarkdownProps {
  children: string;
  className?: string;
  /** Returns a heading's id, for links to it. Only for the one text of a page that URLs refer to. */
  headingId?: (heading: string) => string;
  /** Whether links to other sites are text with their address, for a text that nobody of us wrote. */
  hasOwnLinksOnly?: boolean;
}

/**
 * Renders Markdown: paragraphs, lists, tables, code, formulas. HTML is shown as text, images are omitted, links open in a new tab
 * and only with safe schemes. Load lazily: it is larger than most pages. A long text is rendered section by section, so
 * that React can pause in between, and so that a growing text renders only its last section again.
 */
export function Markdown({ children, className, headingId, hasOwnLinksOnly = false }: MarkdownProps) {
  const { sections, owners } = useMemo(
    () => ({ sections: sectionsOf(children), owners: new Map<string, number>() }),
    [children],
  );
  return (
    <div className={classes(styles.prose, className)}>
      {sections.map((text, index) => (
        <Section
          key={index}
          index={index}
          headingId={headingId}
          owners={headingId && owners}
          base={hasOwnLinksOnly ? ownLinksOnly : components}
        >
          {text}
        </Section>
      ))}
    </div>
  );
}

interface SectionProps {
  children: string;
  index: number;
  headingId: MarkdownProps['headingId'];
  /** The index of the section whose heading has an id; filled during rendering, always with the same values. */
  owners: Map<string, number> | undefined;
  base: Components;
}

const Section = memo(function Section({ children, index, headingId, owners, base }: SectionProps) {
  const isFree = (id: string) => {
    const owner = owners?.get(id) ?? index;
    owners?.set(id, owner);
    return owner === index;
  };
  const needs = useNeeds(children);
  const headings = headingId ? [headingIds(headingId, isFree)] : [];
  const plain = (
    <Rendered rehype={headings} drawn={base}>
      {children}
    </Rendered>
  );
  if (!needs.math && !needs.code) return plain;
  return (
    <Suspense fallback={plain}>
      <Enriched needs={needs} headings={headings} base={base}>
        {children}
      </Enriched>
    </Suspense>
  );
});

type Plugins = NonNullable<Options['rehypePlugins']>;

interface EnrichedProps {
  children: string;
  needs: ReturnType<typeof useNeeds>;
  headings: Plugins;
  base: Components;
}

/** A section with formulas or named blocks of code; suspends while the code for them loads. */
function Enriched({ children, needs, headings, base }: EnrichedProps) {
  const { math, code } = useEnrichments(needs);
  const rehype = [...headings, ...code];
  if (!math)
    return (
      <Rendered rehype={rehype} drawn={base}>
        {children}
      </Rendered>
    );
  const drawn = { ...base, code: math.code, pre: math.withFormulas(pre) };
  return (
    <Rendered remark={math.remark} rehype={rehype} drawn={drawn}>
      {withDoubleDollars(children)}
    </Rendered>
  );
}

interface RenderedProps {
  children: string;
  remark?: Plugins;
  rehype: Plugins;
  drawn: Components;
}

function Rendered({ children, remark = [], rehype, drawn }: RenderedProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, ...remark]}
      rehypePlugins={rehype}
      components={drawn}
      disallowedElements={disallowed}
    >
      {children}
    </ReactMarkdown>
  );
}
