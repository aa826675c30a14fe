import { buildSchema } from 'graphql';
import type { Context } from './context';
import { markPublic, PublicTexts } from '../public-part';
import { PreparedOperation } from './prepared-operations';

const schema = buildSchema(`
  type Query { lessons: [Lesson!]! }
  type Lesson { id: ID!, title: String!, tags: [String!]!, author: Author!, hasCompleted: Boolean! }
  type Author { id: ID!, name: String! }
`);

const text = 'query Lessons { lessons { id title tags author { id name } hasCompleted } }';
const operation = PreparedOperation.of(schema, text);

interface Lesson {
  id: string;
  title: string;
  tags: string[];
  author: { id: string; name: string };
  hasCompleted: boolean;
}

const lesson = (): Lesson =>
  markPublic({ id: '1', title: 'First', tags: ['a'], author: { id: '2', name: 'Ada' }, hasCompleted: false });

let lessons: Lesson[] = [];
schema.getQueryType()!.getFields().lessons!.resolve = () => lessons;

async function shown(...given: Lesson[]): Promise<unknown> {
  lessons = given;
  const { data, errors } = await operation.run({} as Context, {});
  expect(errors).toBeUndefined();
  return data?.lessons;
}

/** Without the mark. */
const values = (...given: Lesson[]): unknown => JSON.parse(JSON.stringify(given));

describe('the text of a public object', () => {
  it('is not written again', async () => {
    const reads: string[] = [];
    const observed = new Proxy(lesson().author, {
      get: (author, key: keyof Lesson['author']) => {
        reads.push(key);
        return author[key];
      },
    });
    const one = markPublic({ ...lesson(), author: observed });
    const first = await shown(one);
    expect(reads.filter((key) => key === 'name')).toHaveLength(1);
    expect(await shown(one, { ...one })).toEqual([first, first].flat());
    expect(reads.filter((key) => key === 'name')).toHaveLength(1);
  });

  it('is the same for a copy without changes', async () => {
    const one = lesson();
    expect(await shown(one, { ...one })).toEqual(values(one, one));
  });
});

describe('a copy for one viewer', () => {
  it.each<Partial<Lesson>>([
    { hasCompleted: true },
    { title: 'Only for you' },
    { tags: ['yours'] },
    { author: { id: '3', name: 'You' } },
  ])('shows its own values, and no one else sees them: %j', async (changes) => {
    const one = lesson();
    const own = { ...one, ...changes };
    expect(await shown(own)).toEqual(values(own));
    expect(await shown(one)).toEqual(values(one));
    expect(await shown(own)).toEqual(values(own));
  });

  it('shows its own values if the public text is known already', async () => {
    const one = lesson();
    await shown(one);
    const own = { ...one, hasCompleted: true };
    expect(await shown(own, one)).toEqual(values(own, one));
  });
});

describe('an object that is not marked', () => {
  it('is written from its present values each time', async () => {
    const one = { id: '1', title: 'First', tags: [], author: { id: '2', name: 'Ada' }, hasCompleted: false };
    await shown(one);
    one.title = 'Second';
    expect(await shown(one)).toEqual(values(one));
  });
});

describe('the kept texts', () => {
  it('are dropped when they are too long together', () => {
    const texts = new PublicTexts<object>(10);
    const [one, other, kind] = [{}, {}, {}];
    texts.set(one, kind, '123456');
    expect(texts.get(one, kind)).toBe('123456');
    texts.set(other, kind, '7890123');
    expect(texts.get(one, kind)).toBeUndefined();
    expect(texts.get(other, kind)).toBe('7890123');
  });
});
