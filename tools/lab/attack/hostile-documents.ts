import { faultIn } from './answers';
import { newResult, type AttackResult } from './report';
import type { Target } from './target';

/** Maximum time of a rejection in milliseconds on an idle machine. */
const GOAL_MS = 300;
/** Each document is sent this often; the fastest response is its cost, the rest is noise. */
const TRIES = 5;

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const nested = (count: number) =>
  `{ courses(first: 1) { nodes { ${'lessons { course { '.repeat(count)} id ${'} } '.repeat(count)} } } }`;

/** Each fragment spreads the next one twice. */
const fragmentBomb = (count: number) =>
  `{ courses(first: 1) { nodes { ...F0 } } } ${repeat(
    count,
    (i) => `fragment F${i} on Course { a: instructor { id } ...F${i + 1} ... on Course { ...F${i + 1} } }`,
  )} fragment F${count} on Course { id }`;

const logIn = (alias: number) =>
  `a${alias}: logIn(input: { email: "a@example.org", password: "x" }) { __typename }`;

/** Documents that would take seconds or more on a server without limits; each must be rejected. */
const DOCUMENTS: Record<string, string> = {
  'depth of 200': nested(100),
  'fragments that double 40 times': fragmentBomb(40),
  'fragments that double 100 times': fragmentBomb(100),
  'fragments in a cycle':
    '{ courses { nodes { ...A } } } fragment A on Course { ...B } fragment B on Course { ...A }',
  '1,000 aliased log-ins': `mutation { ${repeat(1000, logIn)} }`,
  '30 aliased log-ins': `mutation { ${repeat(30, logIn)} }`,
  '5,000 directives': `{ platformStats { totalCourses ${'@include(if: true) '.repeat(5000)} } }`,
  '5,000 unknown directives': `{ platformStats { totalCourses ${'@a '.repeat(5000)} } }`,
  '10,000 unknown fields': `{ ${repeat(10_000, (i) => `f${i}`)} }`,
  '400 lists of 1,000': `{ ${repeat(400, (i) => `a${i}: courses(first: 1000) { totalCount }`)} }`,
  'lists within lists': `{ courses(first: 100) { nodes { ${repeat(20, (i) => `a${i}: lessons { course { lessons { id } } }`)} } } }`,
  'overlapping fields': `{ courses(first: 100) { nodes { ${'lessons { course { title } } '.repeat(150)} } } }`,
  'a deep list as a literal': `{ courses(after: ${'['.repeat(5000)}${']'.repeat(5000)}) { totalCount } }`,
  'a string of 200 KB': `{ courses(after: "${'x'.repeat(200_000)}") { totalCount } }`,
  'an unclosed block string': `{ courses(after: """${'\\n'.repeat(20_000)}`,
  'introspection five deep': `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
  '200 operations': repeat(200, (i) => `query Q${i} { platformStats { totalCourses } }`),
};

/** Sends every document several times, from a single client. */
export async function sendHostileDocuments(target: Target): Promise<AttackResult> {
  const result = newResult('hostile documents');
  let slowest = 0;
  for (const [name, document] of Object.entries(DOCUMENTS)) {
    const times: number[] = [];
    for (let count = 0; count < TRIES; count++) {
      const answer = await target.graphql(document);
      result.tried++;
      times.push(answer.milliseconds);
      const fault = faultIn(answer) ?? (answer.text.includes('"errors"') ? null : 'was answered');
      if (fault) result.violations.push(`${name}: ${fault}`);
    }
    const cost = Math.min(...times);
    slowest = Math.max(slowest, cost);
    if (cost > GOAL_MS) result.misses.push(`${name} cost ${Math.round(cost)} ms (goal ${GOAL_MS})`);
  }
  result.figures = `the dearest refusal took ${Math.round(slowest)} ms`;
  return result;
}
