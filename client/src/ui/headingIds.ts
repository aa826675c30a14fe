/** What is needed here of a node of the HTML tree that Markdown becomes. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** For react-markdown: gives each heading the id that its words make; of several with the same words the first. */
export function headingIds(idOf: (heading: string) => string) {
  return () => (tree: Node) => {
    const given = new Set(['']);
    const name = (node: Node) => {
      if (node.tagName && /^h[1-6]$/.test(node.tagName)) {
        const id = idOf(textOf(node));
        if (!given.has(id)) node.properties = { ...node.properties, id };
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
