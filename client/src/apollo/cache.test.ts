import { gql } from '@apollo/client';
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
  const STATS = gql`
    query Stats {
      viewer {
        learning {
          stats {
            totalCourses
          }
        }
      }
    }
  `;
  const ACCOUNT = gql`
    query AccountOnly {
      viewer {
        account {
          id
        }
      }
    }
  `;
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
