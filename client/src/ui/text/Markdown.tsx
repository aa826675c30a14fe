import {
  type ComponentProps,
  memo,
  type MouseEvent,
  Suspense,
  use,
  useId,
  useMemo,
  useSyncExternalStore,
} from 'react';
import ReactMarkdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { markdownProblem } from '#server/platform/markdown.rules';
import { slugOf } from '#server/platform/text.rules';
import { classes } from '../classes';
import { hasFormula, hasNamedFence, withDoubleDollars } from './formulas';
import styles from './Markdown.module.css';
import type { markdownMath } from './markdownMath';

const pre: NonNullable<Components['pre']> = ({ children }) => (
  // Scrollable, so it must be focusable.
  <pre tabIndex={0} role="group" aria-label="Code">
    {children}
  </pre>
);

/** Scrolls to the link's target and focuses it, without a navigation. */
function scrollToTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  // Unlike decodeURIComponent, URLSearchParams accepts what is not well encoded.
  const id = new URLSearchParams(`id=${event.currentTarget.hash.slice(1)}`).get('id')!;
  const target = document.getElementById(id);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}

/** A link to a heading or footnote of the same text. */
function InnerLink({ node: _node, ...props }: ComponentProps<'a'> & ExtraProps) {
  return <a {...props} onClick={scrollToTarget} />;
}

/** A cell aligned by its attribute: the content security policy refuses style attributes in a server's document. */
const alignedCell =
  (Cell: 'td' | 'th'): NonNullable<Components['td']> =>
  ({ style, children }) => (
    <Cell align={style?.textAlign as 'left' | 'right' | 'center' | undefined}>{children}</Cell>
  );

// The text is below a page's h2, so its headings start one level lower.
const components: Components = {
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  a: (props) => {
    const { href, title, children } = props;
    if (href?.startsWith('#')) return <InnerLink {...props} />;
    return (
      <a href={href} title={title} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  },
  // Remote images would reveal the reader to their host.
  img: ({ alt }) => (
    <span className={`wm-muted ${styles.picture}`}>Picture: {alt || 'without a description'}</span>
  ),
  pre,
  table: ({ children }) => (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
  th: alignedCell('th'),
  td: alignedCell('td'),
};

/** Only links to our own pages; others are text with their address. */
const ownLinksOnly: Components = {
  ...components,
  a: (props) => {
    const { href = '', children } = props;
    if (href.startsWith('#')) return <InnerLink {...props} />;
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

interface MarkdownProps {
  children: string;
  className?: string;
  /** Returns a heading's id, for URLs that refer to it. Only for one text of a page; those of others are of no use outside. */
  headingId?: (heading: string) => string;
  /** Whether links to other sites are text with their address, for a text that nobody of us wrote. */
  hasOwnLinksOnly?: boolean;
}

/**
 * Renders Markdown: paragraphs, lists, tables, code, formulas. HTML is shown as text, images by their descriptions,
 * links open in a new tab and only with safe schemes; those to a heading or footnote scroll. Load lazily: it is larger than most pages. A long text is rendered section by section, so
 * that React can pause in between, and so that a growing text renders only its last section again. A section that would take
 * too long is shown as it is typed.
 */
export function Markdown({ children, className, headingId, hasOwnLinksOnly = false }: MarkdownProps) {
  const prefix = `${useId()}-`;
  const { sections, owners } = useMemo(
    () => ({ sections: sectionsOf(children), owners: new Map<string, number>() }),
    [children],
  );
  return (
    <div className={classes('wm-measure', styles.prose, className)}>
      {sections.map((text, index) => (
        <Section
          key={index}
          index={index}
          headingId={headingId}
          prefix={prefix}
          owners={owners}
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
  /** The prefix of ids that only links in the text refer to. */
  prefix: string;
  /** The index of the section whose heading has an id; filled during rendering, always with the same values. */
  owners: Map<string, number>;
  base: Components;
}

const Section = memo(function Section(props: SectionProps) {
  const { children, index, headingId, prefix, owners, base } = props;
  const isFree = (id: string) => {
    const owner = owners.get(id) ?? index;
    owners.set(id, owner);
    return owner === index;
  };
  const needs = useNeeds(children);
  if (markdownProblem(children) !== null) return <p className="wm-written">{children}</p>;
  const idOf = (heading: string) => (headingId ? headingId(heading) : prefixed(prefix, slugOf(heading)));
  const headings: Plugins = [headingIds(idOf, isFree), linksWithin(prefix, headingId === undefined)];
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

const prefixed = (prefix: string, id: string) => id && prefix + id;

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

/** Ids as they are written; `linksWithin` makes them unique on the page. */
const footnotes = { clobberPrefix: '' };

interface RenderedProps {
  children: string;
  remark?: Plugins;
  rehype: Plugins;
  drawn: Components;
}

function Rendered({ children, remark = [], rehype, drawn }: RenderedProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, remarkCjkFriendly, ...remark]}
      rehypePlugins={rehype}
      components={drawn}
      remarkRehypeOptions={footnotes}
    >
      {children}
    </ReactMarkdown>
  );
}

/** The part of an HTML syntax tree (hast) node used here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/**
 * A rehype plugin that sets heading ids from their text, except of the footnotes' heading; of headings with the same text, only the first gets one, and
 * only if `isFree` returns true for it.
 */
function headingIds(idOf: (heading: string) => string, isFree: (id: string) => boolean) {
  return () => (tree: Node) => {
    const usedIds = new Set(['']);
    const name = (node: Node) => {
      if (node.tagName && /^h[1-6]$/.test(node.tagName) && !node.properties?.id) {
        const id = idOf(textOf(node));
        if (!usedIds.has(id) && isFree(id)) node.properties = { ...node.properties, id };
        usedIds.add(id);
      }
      node.children?.forEach(name);
    };
    name(tree);
  };
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}

/**
 * A rehype plugin that prefixes the ids of footnotes, of which every text of a page has the same, and the links to them;
 * with `alsoHeadings` links to headings too.
 */
function linksWithin(prefix: string, alsoHeadings: boolean) {
  return () => (tree: Node) => {
    const isFootnote = (id: string) => /^(?:fn-|fnref-|footnote-label$)/.test(id);
    const visit = ({ properties, children }: Node) => {
      const { id, href, ariaDescribedBy } = properties ?? {};
      if (properties && typeof id === 'string' && isFootnote(id)) properties.id = prefix + id;
      if (properties && typeof href === 'string' && href.startsWith('#'))
        if (alsoHeadings || isFootnote(href.slice(1))) properties.href = `#${prefix}${href.slice(1)}`;
      if (properties && Array.isArray(ariaDescribedBy))
        properties.ariaDescribedBy = ariaDescribedBy.map((target) => prefix + String(target));
      children?.forEach(visit);
    };
    visit(tree);
  };
}

let math: Promise<typeof markdownMath | null> | null = null;
let code: Promise<Plugins | null> | null = null;

/** null if it cannot be loaded: the text is readable without. */
const loadMath = () =>
  (math ??= import('./markdownMath').then(
    (module) => module.markdownMath,
    forget(() => (math = null)),
  ));

/** null if it cannot be loaded. */
const loadCode = () =>
  (code ??= import('./markdownCode').then(
    (module) => module.codePlugins as Plugins,
    forget(() => (code = null)),
  ));

function forget(reset: () => void) {
  return (error: unknown) => {
    console.error(error);
    reset();
    return null;
  };
}

const isInBrowser = () => true;
const isOnServer = () => false;
const never = () => () => undefined;

/** What a text needs beyond plain Markdown; nothing on the server, whose documents may contain no style attributes. */
interface Needs {
  math: boolean;
  code: boolean;
}

function useNeeds(text: string): Needs {
  const isLive = useSyncExternalStore(never, isInBrowser, isOnServer);
  return { math: isLive && hasFormula(text), code: isLive && hasNamedFence(text) };
}

/** Loads what the text needs, all at once; suspends until then. */
function useEnrichments(needs: Needs) {
  const loading = { math: needs.math ? loadMath() : null, code: needs.code ? loadCode() : null };
  return { math: loading.math && use(loading.math), code: (loading.code && use(loading.code)) ?? [] };
}

/** Definitions and footnotes, which apply to the whole text, and HTML that may contain blank lines. */
const BEYOND_SECTIONS = /^[ \t>*+\d.)-]*\[[^\]]{1,999}\]:|<(?:pre|script|style|textarea|[!?])/im;
const HEADING = /^#{1,6}[ \t]/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Splits a Markdown text before its headings, so that rendering the sections one after the other has the same result as
 * rendering the text. One section if it cannot be split.
 */
export function sectionsOf(text: string): string[] {
  if (BEYOND_SECTIONS.test(text)) return [text];
  const sections: string[][] = [[]];
  let fence: string | null = null;
  let isIndented = false;
  for (const line of text.split('\n')) {
    const marks = FENCE.exec(line)?.[1];
    if (HEADING.test(line)) {
      if (fence === null) sections.push([]);
      // Perhaps a fence in a list, which this line ends.
      else if (isIndented) return [text];
    }
    sections.at(-1)!.push(line);
    if (fence === null) {
      fence = marks ?? null;
      isIndented = line.startsWith(' ');
    } else if (marks?.startsWith(fence) && line.trim() === marks) fence = null;
  }
  return sections.map((lines) => lines.join('\n')).filter((section) => section.trim() !== '');
}
