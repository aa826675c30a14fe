import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../..');
const read = (name: string) => readFileSync(join(SOURCES, name), 'utf8');

const defined = [...read('ui/theme/shared.css').matchAll(/\.(wm-[\w-]+)/g)].map(([, name]) => name);
const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test|\.testing)\.tsx$/.test(name),
);
// Not the custom properties and the classes of global.css; `wm-gap-${gap}` ends with a hyphen.
const used = components.flatMap((name) =>
  [...read(name).matchAll(/(?<![\w-])wm-(?!digits|page-)[\w-]*\w(?![\w-]|-?\$)/g)].map(([found]) => found),
);

test('every shared class is used, and no other', () => {
  expect([...new Set(used)].filter((name) => !defined.includes(name))).toEqual([]);
  const byProps = /^wm-(gap|align|justify)-/;
  expect(defined.filter((name) => !used.includes(name!) && !byProps.test(name!))).toEqual([]);
});
