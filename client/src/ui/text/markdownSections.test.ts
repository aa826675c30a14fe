import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { sectionsOf } from './Markdown';

const drawn = (text: string) =>
  renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, text)).replace(/\n/g, '');

it.each([
  ['headings', 'Before\n\n# One\ntext\n## Two\n\ntext\n### Three', 4],
  ['nothing but a heading', '# One', 1],
  ['no heading', 'One\n\n#two', 1],
  ['an empty text', '', 0],
  ['a comment in code', '# One\n\n```sh\n# no heading\n```\n\n## Two', 2],
  ['a fence within a longer one', '````\n```\n# no heading\n```\n# nor this\n````\n# Two', 2],
  ['another fence within', '~~~\n```\n# no heading\n~~~\n# Two', 2],
  ['a line of code that begins like a fence', '```\n```js\n# no heading\n```\n# Two', 2],
  ['code that never ends', '# One\n```\n# no heading', 1],
  ['a line that is no fence', '``` `a`\n# One', 1],
  ['lists and quotes', '- one\n  # in it\n\n# One\n> # quoted\n\n1. a\n# Two', 3],
  ['a fence in a list', '- ```\n# One\n\ntext', 2],
  ['a fence of a list that never ends', '- a\n  ```\n# One\n```\n# no heading\n```\n# Two', 1],
  ['a definition in a quote', '# One\n[a]\n\n# Two\n> [a]: https://example.org', 1],
  ['a table', '| a |\n|---|\n| 1 |\n# One', 2],
  ['a definition', '# One\n[a]\n\n# Two\n[a]: https://example.org', 1],
  ['a footnote', '# One[^1]\n\n# Two\n\n[^1]: note', 1],
  ['HTML with a blank line', '<script>\n\n# One\n</script>\n\n# Two', 1],
  ['a comment', '<!-- \n\n# One\n-->', 1],
  ['other HTML', '<div>\n\n# One\n</div>\n\n# Two', 3],
  ['lines of Windows', 'a\r\n\r\n# One\r\n```\r\n# no heading\r\n```\r\n# Two', 3],
])('the sections of a Markdown text are drawn like the whole: %s', (_what, text, count) => {
  const sections = sectionsOf(text);
  expect(sections).toHaveLength(count);
  expect(sections.map(drawn).join('')).toBe(drawn(text));
});
