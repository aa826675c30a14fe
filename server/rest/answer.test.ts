import * as z from 'zod';
import { jsonOf } from './answer';
import { identityOf, text, time, timeOrNull } from './schema';

const Open = z.object({ name: text('Name.'), attempt: z.object({ at: time('When.') }) });
const Closed = z.object({ name: text('Name.'), attempt: z.null(), note: z.string().nullable() });

test('copies the keys of the schema at every depth, and no others', () => {
  const schema = z.object({ ...identityOf('quiz'), owner: z.object({ name: z.string() }).nullable() });
  expect(jsonOf(z.array(schema), [{ id: 'q', secret: 1, owner: { name: 'Ada', email: 'a@b.c' } }])).toEqual([
    { _id: 'q', id: 'q', owner: { name: 'Ada' } },
  ]);
  expect(jsonOf(schema, { id: 'q', owner: null })).toEqual({ _id: 'q', id: 'q', owner: null });
});

test('writes times in UTC and constants as words', () => {
  const schema = z.object({ at: time('When.'), until: timeOrNull('Until.'), kind: z.enum(['true-false']) });
  const at = '2026-01-31T10:30:00+01:00';
  expect(jsonOf(schema, { at, until: new Date(at), kind: 'TRUE_FALSE' })).toEqual({
    at: '2026-01-31T09:30:00.000Z',
    until: '2026-01-31T09:30:00.000Z',
    kind: 'true-false',
  });
});

test.each([
  [
    { name: 'a', attempt: { at: new Date(0), answer: 'x' } },
    { name: 'a', attempt: { at: new Date(0).toJSON() } },
  ],
  [
    { name: 'a', attempt: null, note: null, hidden: 1 },
    { name: 'a', attempt: null, note: null },
  ],
])('writes the option of a union that the value belongs to: %j', (source, json) => {
  expect(jsonOf(z.union([Open, Closed]), source)).toEqual(json);
});
