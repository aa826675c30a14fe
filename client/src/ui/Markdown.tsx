import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { classes } from './classes';
import { headingIds } from './headingIds';
import styles from './Markdown.module.css';

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
  pre: ({ children }) => (
    // Scrollable, so it must be focusable.
    <pre tabIndex={0} role="group" aria-label="Code">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

// No remote images: they would reveal the reader to their host.
const disallowed = ['img'];

interface MarkdownProps {
  children: string;
  className?: string;
  /** Returns a heading's id, for links to it. Only for the one text of a page that URLs refer to. */
  headingId?: (heading: string) => string;
}

/**
 * Renders Markdown: paragraphs, lists, tables, code. HTML is shown as text, images are omitted, links open in a new tab
 * and only with safe schemes. Load lazily: it is larger than most pages.
 */
export function Markdown({ children, className, headingId }: MarkdownProps) {
  return (
    <div className={classes(styles.prose, className)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={headingId && [headingIds(headingId)]}
        components={components}
        disallowedElements={disallowed}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
