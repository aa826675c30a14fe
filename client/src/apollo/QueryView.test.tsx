import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { type Answers, showAt } from '../test/showAt';
import { PagedList, QueryPage } from './QueryView';

interface People {
  nodes: { id: string; name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Names {
  viewer: { administration: { people: People } | null } | null;
}

const NAMES: TypedDocumentNode<Names, { after?: string | null }> = gql`
  query Names($after: String) {
    viewer {
      administration {
        id
        people(first: 1, after: $after) {
          nodes {
            id
            name
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

const names = (name: string | null, next: string | null = null) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      administration: {
        __typename: 'Administration',
        id: 'a1',
        people: {
          __typename: 'PersonConnection',
          nodes: name === null ? [] : [{ __typename: 'Person', id: name, name }],
          pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next },
        },
      },
    },
  },
});
const forbidden = { data: { viewer: { __typename: 'Viewer', administration: null } } };

function NamesPage() {
  const query = useQuery(NAMES);
  return (
    <QueryPage
      title="Names"
      query={query}
      value={query.data?.viewer?.administration}
      what="names"
      otherwise={<p>Not for you</p>}
    >
      {({ people }) => (
        <PagedList query={query} list={people} what="names" empty={<p>No names</p>}>
          {(nodes) => nodes.map(({ id, name }) => <p key={id}>{name}</p>)}
        </PagedList>
      )}
    </QueryPage>
  );
}

const show = (answer: Answers[string]) =>
  showAt('/', <Route path="/" element={<NamesPage />} />, { Names: answer });

test('shows the list, and loads more', async () => {
  show(({ after }) => (after ? names('Bea') : names('Ada', 'next')));
  expect(screen.getByRole('heading', { level: 1, name: 'Names' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading names...');
  expect(await screen.findByText('Ada')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more names' }));
  expect(await screen.findByText('Bea')).toBeInTheDocument();
});

test('shows that loading failed, and tries again', async () => {
  let isUp = false;
  show(() => (isUp ? names(null) : new TypeError('Failed to fetch')));
  expect(await screen.findByRole('heading', { name: 'The names couldn’t be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load names');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No names')).toBeInTheDocument();
});

test('shows something else to who may not see it', async () => {
  show(forbidden);
  expect(await screen.findByText('Not for you')).toBeInTheDocument();
});
