import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useCallback } from 'react';
import styles from './Formula.module.css';

/** No commands that load or link anything, and limits on what a formula may expand to. */
const LIMITS = { trust: false, strict: 'ignore', maxExpand: 200, maxSize: 20, throwOnError: true } as const;

/**
 * A formula in TeX; its source, with the reason as its title, if KaTeX cannot read it. KaTeX draws into the element, since
 * the content security policy allows no style attributes in HTML. Load lazily: KaTeX is larger than most pages.
 */
export function Formula({ children: tex, isDisplay }: { children: string; isDisplay: boolean }) {
  const draw = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      try {
        katex.render(tex, element, { ...LIMITS, displayMode: isDisplay });
        element.className = '';
        element.removeAttribute('title');
      } catch (error) {
        element.textContent = tex;
        element.className = styles.broken ?? '';
        element.title = error instanceof Error ? error.message : 'This formula cannot be read.';
      }
    },
    [tex, isDisplay],
  );
  return <span ref={draw} data-formula={tex} />;
}
