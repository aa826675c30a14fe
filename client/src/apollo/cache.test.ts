import { gql } from '@apollo/client';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { createCache } from './cache';

const COURSES = gql`
  query Courses($filter: CourseFilter, $first: Int!, $after: String) {
    courses(filter: $filter, first: $first, after: $after) {
      totalCount
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const page = (ids: string[], endCursor: string | null) => ({
  courses: {
    __typename: 'CourseConnection',
    totalCount: 3,
    nodes: ids.map((id) => ({ __typename: 'Course', id })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});

function held(cache: ReturnType<typeof createCache>, variables: Record<string, unknown>) {
  const data = cache.readQuery<ReturnType<typeof page>>({ query: COURSES, variables });
  return data && { ids: data.courses.nodes.map(({ id }) => id), ...data.courses.pageInfo };
}

it('adds a page to its list, and starts the list over without a cursor', () => {
  const cache = createCache();
  const first = { first: 2, filter: null };
  cache.writeQuery({ query: COURSES, variables: first, data: page(['a', 'b'], 'b') });
  cache.writeQuery({ query: COURSES, variables: { ...first, after: 'b' }, data: page(['c'], null) });
  expect(held(cache, first)).toMatchObject({ ids: ['a', 'b', 'c'], hasNextPage: false, endCursor: null });

  cache.writeQuery({ query: COURSES, variables: first, data: page(['x'], 'x') });
  expect(held(cache, first)).toMatchObject({ ids: ['x'], endCursor: 'x' });
});

it('keeps lists of another filter or another length apart', () => {
  const cache = createCache();
  cache.writeQuery({ query: COURSES, variables: { first: 2, filter: null }, data: page(['a'], null) });
  expect(held(cache, { first: 3, filter: null })).toBeNull();
  expect(held(cache, { first: 2, filter: { category: 'AI' } })).toBeNull();
});

it('holds one viewer, whose parts come from many answers', () => {
  const cache = createCache();
  const STATS = parse('query Stats { viewer { learning { stats { totalCourses } } } }');
  const ACCOUNT = parse('query AccountOnly { viewer { account { id } } }');
  cache.writeQuery({
    query: STATS,
    data: {
      viewer: {
        __typename: 'Viewer',
        learning: { __typename: 'Learning', stats: { __typename: 'LearningStats', totalCourses: 2 } },
      },
    },
  });
  cache.writeQuery({
    query: ACCOUNT,
    data: { viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: 'a1' } } },
  });
  expect(cache.readQuery({ query: STATS })).toMatchObject({
    viewer: { learning: { stats: { totalCourses: 2 } } },
  });
});

/** The lists that the client's documents load page by page, as `Type.field`, with the arguments of each. */
function pagedLists(): Map<string, string[]> {
  const fileAt = (name: string) => fs.readFileSync(path.resolve(__dirname, '../../..', name), 'utf8');
  const types = new TypeInfo(buildSchema(fileAt('schema.graphql')));
  const lists = new Map<string, string[]>();
  for (const text of Object.values(JSON.parse(fileAt('trusted-documents.json')) as Record<string, string>))
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field(node) {
          if (!node.arguments?.some(({ name }) => name.value === 'after')) return;
          const field = types.getFieldDef()!;
          lists.set(
            `${types.getParentType()!.name}.${field.name}`,
            field.args.map(({ name }) => name),
          );
        },
      }),
    );
  return lists;
}

it('has a policy for every list that is loaded page by page, with all its arguments but the cursor', () => {
  const { policies } = createCache();
  const lists = pagedLists();
  expect(lists.size).toBeGreaterThan(10);
  const problems = [...lists].flatMap(([list, names]) => {
    const [typename = '', fieldName = ''] = list.split('.');
    const nameWith = (changed?: string) =>
      policies.getStoreFieldName({
        typename,
        fieldName,
        args: Object.fromEntries(names.map((name) => [name, name === changed ? 'other' : 'one'])),
      });
    if (!policies.getMergeFunction(typename, fieldName, undefined)) return [`${list} has no policy`];
    return names
      .filter((name) => name !== 'first' && (nameWith(name) === nameWith()) !== (name === 'after'))
      .map((name) => `${list}: ${name}`);
  });
  expect(problems).toEqual([]);
});
