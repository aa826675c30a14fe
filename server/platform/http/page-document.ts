import {
  ACCENT_STYLE_ID,
  FIRST_DATA_ID,
  INLINED_STYLES_ID,
  PLATFORM_DATA_ID,
  type DocumentSettings,
  type DrawnPage,
  type PageHead,
  type PagePicture,
} from '../first-page.rules';

/** The files of a page's document, by URL. */
export interface DocumentFiles {
  scripts: readonly string[];
  styles: readonly { href: string; css: string }[];
  fonts: readonly string[];
}

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const DESCRIPTION = /<meta\s+name="description"[\s\S]*?\/>/;
const TITLE = /<title>[^<]*<\/title>/;
const END_OF_HEAD = '</head>';
const STYLESHEETS = /<link rel="stylesheet"[^>]*>\s*/g;
const ROOT = '<div id="root"></div>';

/**
 * The document of a page rendered by the server: index.html with the page's metadata, HTML and data, and all that the
 * first paint needs. Everything else is loaded after it. Throws if `html` lacks a placeholder.
 */
export function drawnDocument(
  html: string,
  files: DocumentFiles,
  drawn: DrawnPage,
  { origin, platform }: { origin: string; platform: DocumentSettings },
): string {
  const everyPages = DESCRIPTION.exec(html)?.[0] ?? '';
  const data = `<script type="application/json" id="${FIRST_DATA_ID}">${jsonInHtml(drawn.firstData)}</script>`;
  // Disabled, and outside of the document, where browsers would load them; Vite loads no stylesheet that has a link.
  const links = files.styles.map(({ href }) => link('stylesheet', href, ' crossorigin disabled'));
  const inlined = `<template id="${INLINED_STYLES_ID}">${links.join('')}</template>`;
  const { html: rendered, css } = withoutStyleAttributes(drawn.html);
  const style = `<style>${files.styles.map((file) => file.css).join('')}${css}</style>`;
  const withHead = replaceOnce(
    html.replace(STYLESHEETS, ''),
    HEAD,
    headOf(drawn.head, { everyPagesDescription: everyPages, origin, platform }),
  );
  const withStyle = replaceOnce(
    withHead,
    END_OF_HEAD,
    inHead([style, ...settingsOf(platform), ...scriptLinks(files), ...fontLinks(files)]),
  );
  return replaceOnce(withStyle, ROOT, `<div id="root">${rendered}</div>\n    ${data}\n    ${inlined}`);
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

/** The document of a page rendered by the browser: index.html with the files of the page, which are loaded at once. */
export function emptyDocument(html: string, files: DocumentFiles, platform: DocumentSettings): string {
  const title = `<title>${escapeHtml(platform.settings.name)}</title>`;
  const styles = files.styles.map(({ href }) => link('stylesheet', href, ' crossorigin'));
  const withHead = replaceOnce(
    replaceOnce(html, TITLE, title),
    END_OF_HEAD,
    inHead([...settingsOf(platform), ...styles, ...scriptLinks(files), ...fontLinks(files)]),
  );
  return replaceOnce(withHead, ROOT, `<div id="root">${skeletonOf(platform)}</div>`);
}

/** What signed-in people see until the program has started; global.css shows it. */
const skeletonOf = ({ settings }: DocumentSettings) =>
  `<div class="wm-page-skeleton" aria-hidden="true"><header>${escapeHtml(settings.name)}</header><p></p><p></p><p></p></div>`;

/** The platform's settings for the client, and its colors. */
const settingsOf = ({ settings, accentStyle }: DocumentSettings) => [
  `<script type="application/json" id="${PLATFORM_DATA_ID}">${jsonInHtml(settings)}</script>`,
  ...(accentStyle === '' ? [] : [`<style id="${ACCENT_STYLE_ID}">${accentStyle}</style>`]),
];

const inHead = (elements: string[]) => `  ${elements.join('\n    ')}\n  ${END_OF_HEAD}`;

const scriptLinks = ({ scripts }: DocumentFiles) =>
  scripts.map((href) => link('modulepreload', href, ' crossorigin'));

/** With low priority: until they have loaded, fallback fonts of the same metrics are used. */
const fontLinks = ({ fonts }: DocumentFiles) =>
  fonts.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin fetchpriority="low"'));

interface HeadOptions {
  /** The element of index.html. */
  everyPagesDescription: string;
  origin: string;
  platform: DocumentSettings;
}

function headOf(head: PageHead, { everyPagesDescription, origin, platform }: HeadOptions): string {
  const { title, description, path, picture, structuredData } = head;
  const url = path === null ? null : origin + path;
  return [
    `<title>${escapeHtml(title)}</title>`,
    description === null ? everyPagesDescription : meta('name', 'description', description),
    meta('property', 'og:site_name', platform.settings.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    ...(description === null ? [] : [meta('property', 'og:description', description)]),
    ...(url === null ? [] : [meta('property', 'og:url', url), link('canonical', url)]),
    ...(picture === null ? [] : pictureOf(picture)),
    ...(structuredData === null ? [] : [structured(structuredData)]),
  ].join('\n    ');
}

const pictureOf = ({ url, alt }: PagePicture) => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
];

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

const link = (rel: string, href: string, rest = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${rest} />`;

const structured = (data: object) =>
  `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', ...data })}</script>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element's content or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** JSON that can be embedded in HTML and in scripts. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function replaceOnce(html: string, place: string | RegExp, by: string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`index.html has no ${String(place)}`);
  // A function, because `$&` and similar patterns have a meaning in a replacement string.
  return html.replace(place, () => by);
}
