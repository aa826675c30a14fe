import type { Options } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import './codeColors.css';

/** Colors blocks of code that name their language. Load lazily, with its grammars. */
export const codePlugins = [[rehypeHighlight, { detect: false }]] satisfies Options['rehypePlugins'];
