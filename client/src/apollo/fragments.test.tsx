import { ApolloClient, ApolloLink, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, type useFragment } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { nextTask } from '../lib/nextTask';
import { createCache } from './cache';
import { useCompleteFragment, withFragment } from './fragments';

interface Title {
  id: string;
  title: string;
}

const fragment: TypedDocumentNode<Title> = parse('fragment Title on Lesson { id title }');

const useTitle = (from: useFragment.FromOptionValue<Title>) =>
  useCompleteFragment({ fragment, fragmentName: 'Title', from });

const Lesson = withFragment('lesson', useTitle, ({ lesson, place }: { lesson: Title; place: number }) => (
  <p>
    {place}. {lesson.title}
  </p>
));

it('shows the fields once they are read, and keeps them while a part of them is missing', async () => {
  const cache = createCache();
  const client = new ApolloClient({ link: ApolloLink.empty(), cache, dataMasking: true });
  const lesson = { __typename: 'Lesson', id: 'l1' };
  const id = parse('fragment Id on Lesson { id }');
  cache.writeFragment({ id: 'Lesson:l1', fragment: id, data: lesson });
  const { container } = render(
    <ApolloProvider client={client}>
      <Lesson lesson={lesson} place={1} />
    </ApolloProvider>,
  );
  expect(container).toBeEmptyDOMElement();

  /** Writes the title, or without one removes it, and lets the cache tell its readers. */
  const setTitle = (title?: string) =>
    act(async () => {
      if (title === undefined) cache.evict({ id: 'Lesson:l1', fieldName: 'title' });
      else cache.writeFragment({ id: 'Lesson:l1', fragment, data: { id: 'l1', title } });
      await nextTask();
    });

  await setTitle('Rows');
  expect(screen.getByText('1. Rows')).toBeVisible();
  await setTitle();
  expect(screen.getByText('1. Rows')).toBeVisible();
  await setTitle('Columns');
  expect(screen.getByText('1. Columns')).toBeVisible();
});
