import { use, useSyncExternalStore } from 'react';
import type { Options } from 'react-markdown';
import { hasFormula, hasNamedFence } from './formulas';
import type { markdownMath } from './markdownMath';

type Plugins = NonNullable<Options['rehypePlugins']>;

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

export function useNeeds(text: string): Needs {
  const isLive = useSyncExternalStore(never, isInBrowser, isOnServer);
  return { math: isLive && hasFormula(text), code: isLive && hasNamedFence(text) };
}

/** Loads what the text needs, all at once; suspends until then. */
export function useEnrichments(needs: Needs) {
  const loading = { math: needs.math ? loadMath() : null, code: needs.code ? loadCode() : null };
  return { math: loading.math && use(loading.math), code: (loading.code && use(loading.code)) ?? [] };
}
