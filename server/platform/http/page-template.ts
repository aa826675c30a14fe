import {
  ACCENT_STYLE_ID,
  FIRST_DATA_ID,
  INLINED_STYLES_ID,
  jsonInHtml,
  PLATFORM_DATA_ID,
  type DocumentSettings,
  type RenderedPage,
} from '../first-page.rules';
import type { DocumentFiles } from './client-build';

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const TITLE = /<title>[^<]*<\/title>/;
const END_OF_HEAD = '</head>';
const STYLESHEETS = /<link rel="stylesheet"[^>]*>\s*/g;
const ROOT = '<div id="root"></div>';
const PROGRAM = '<script type="module"';
/** For what the first paint does not wait for: the document shows its page, or a skeleton, without scripts. */
const LOW = 'fetchpriority="low"';

/**
 * The document of a page rendered by the server: index.html with the page's metadata, HTML and data, and all that the
 * first paint needs. Everything else is loaded after it.
 */
export function renderedDocument(
  template: string,
  page: RenderedPage,
  files: DocumentFiles,
  platform: DocumentSettings,
): string {
  const { html, css } = withoutStyleAttributes(page.html);
  const data = [page.headers, json(FIRST_DATA_ID, page.cache)];
  return documentOf(template, [HEAD, page.head], { html, css, data }, files, platform);
}

/** The document of a page rendered by the browser: index.html with the files of the page, which are loaded at once. */
export function emptyDocument(
  template: string,
  skeleton: string,
  files: DocumentFiles,
  platform: DocumentSettings,
): string {
  const title = `<title>${escapeHtml(platform.settings.name)}</title>`;
  return documentOf(template, [TITLE, title], { html: skeleton, css: '', data: [] }, files, platform);
}

function documentOf(
  template: string,
  metadata: Replacement,
  { html, css, data }: { html: string; css: string; data: string[] },
  files: DocumentFiles,
  platform: DocumentSettings,
): string {
  const head = [inlinedStyles(files, css), ...settingsOf(platform), ...preloads(files), END_OF_HEAD];
  const root = [`<div id="root">${html}</div>`, ...data, inlinedSheets(files)];
  return fill(template.replace(STYLESHEETS, ''), [
    metadata,
    [PROGRAM, `${PROGRAM} ${LOW}`],
    [END_OF_HEAD, head.join('\n    ')],
    [ROOT, root.join('\n    ')],
  ]);
}

/**
 * Moves style attributes into rules, because the content security policy allows inline styles by their hash only. React
 * neither compares nor removes the added attribute, and sets styles that change later on the element, where they win.
 * Throws if a style could end its rule.
 */
function withoutStyleAttributes(html: string): { html: string; css: string } {
  const names = new Map<string, number>();
  const replaced = html.replace(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const declarations = style.replace(/&quot;|&#x27;|&amp;/g, (entity) => UNESCAPED[entity]!);
    if (/[{}<>&]/.test(declarations)) throw new Error(`A style cannot be moved into a rule: ${declarations}`);
    if (!names.has(declarations)) names.set(declarations, names.size);
    return ` data-style="${names.get(declarations)}"`;
  });
  // As specific as an id, so that it wins over classes like the attribute.
  const rules = [...names].map(([declarations, name]) => `:is(#_,[data-style="${name}"]){${declarations}}`);
  return { html: replaced, css: rules.join('') };
}

/** What React escapes in an attribute's value and styles may contain. */
const UNESCAPED: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonInHtml(value)}</script>`;

/** The platform's settings for the client, and its colors. */
const settingsOf = ({ settings, accentStyle }: DocumentSettings) => [
  json(PLATFORM_DATA_ID, settings),
  ...(accentStyle === '' ? [] : [`<style id="${ACCENT_STYLE_ID}">${accentStyle}</style>`]),
];

/** The styles of all files, so that the first paint waits for none of them. */
const inlinedStyles = ({ styles }: DocumentFiles, more: string) =>
  `<style>${styles.map(({ css }) => css).join('')}${more}</style>`;

/** Their links, disabled and outside of the document, where browsers would load them; Vite loads no sheet with a link. */
function inlinedSheets({ styles }: DocumentFiles): string {
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="${href}" crossorigin disabled />`);
  return `<template id="${INLINED_STYLES_ID}">${links.join('')}</template>`;
}

/** Until the fonts have loaded, fallback fonts of the same metrics are used. */
const preloads = ({ scripts, fonts }: DocumentFiles) => [
  ...scripts.map((href) => `<link rel="modulepreload" href="${href}" crossorigin ${LOW} />`),
  ...fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin ${LOW} />`,
  ),
];

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Replacement = readonly [place: string | RegExp, by: string];

/** Replaces each place of the template. Throws if it lacks one. */
function fill(template: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((html, [place, by]) => {
    if (html.search(place) < 0) throw new Error(`index.html has no ${String(place)}`);
    // A function, because `$&` and similar patterns have a meaning in a replacement string.
    return html.replace(place, () => by);
  }, template);
}
