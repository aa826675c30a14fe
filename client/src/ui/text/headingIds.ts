/** The part of an HTML syntax tree (hast) node used here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/**
 * A rehype plugin that sets heading ids from their text; of headings with the same text, only the first gets one, and
 * only if `isFree` returns true for it.
 */
export function headingIds(idOf: (heading: string) => string, isFree: (id: string) => boolean) {
  return () => (tree: Node) => {
    const given = new Set(['']);
    const name = (node: Node) => {
      if (node.tagName && /^h[1-6]$/.test(node.tagName)) {
        const id = idOf(textOf(node));
        if (!given.has(id) && isFree(id)) node.properties = { ...node.properties, id };
        given.add(id);
      }
      node.children?.forEach(name);
    };
    name(tree);
  };
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}
