import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { classes } from './classes';
import { headingIds } from './headingIds';
import styles from './Markdown.module.css';

// A text stands under a page's h2, so its own headings start one level below.
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
    // It scrolls by itself, so the keyboard must reach it.
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

// A remote picture would tell its host who reads what, so none is drawn.
const disallowed = ['img'];

interface MarkdownProps {
  children: string;
  className?: string;
  /** Names each heading, so that an address can lead to it. Only for the one text of a page that addresses mean. */
  headingId?: (heading: string) => string;
}

/**
 * Text with Markdown: paragraphs, lists, tables, code. HTML in it is shown as text, images are left out, links open
 * apart and only with safe schemes. Load this module lazily: it is bigger than most pages.
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
