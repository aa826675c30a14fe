import ReactMarkdown, { type Components } from 'react-markdown';
import { codePlugins } from './markdownCode';
import styles from './RichText.module.css';

// Without <pre>, which may not be part of a label or a legend.
const components: Components = {
  pre: ({ children }) => children,
  code: ({ children }) => (
    <code className={`wm-regular wm-block wm-pad-8-12 ${styles.block}`}>{children}</code>
  ),
};

/** A block of code between Markdown fences that name its language, with colors. Load lazily, with its grammars. */
export function FencedCode({ children: source }: { children: string }) {
  return (
    <ReactMarkdown rehypePlugins={codePlugins} components={components}>
      {source}
    </ReactMarkdown>
  );
}
