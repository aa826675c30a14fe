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
export function headingIds(idOf: (heading: string) => string, isFree: (id: string) => boolean) {
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
export function linksWithin(prefix: string, alsoHeadings: boolean) {
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
