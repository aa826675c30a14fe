import { type ApolloCache, ApolloClient, ApolloLink } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { parse } from 'graphql';
import { createCache } from './cache';
import { readAgain } from './socketGap';

const STATS = parse('query Stats { viewer { learning { stats { totalLessonsCompleted } } } }');

const answerOf = (totalLessonsCompleted: number): ApolloLink.Result => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      learning: { __typename: 'Learning', stats: { __typename: 'LearningStats', totalLessonsCompleted } },
    },
  },
});

const forgetStats = (cache: ApolloCache) =>
  void cache.evict({ id: cache.identify({ __typename: 'Learning' }), fieldName: 'stats' });

it('sends a query of its own, whose answer is newer than that of one on its way before the event', async () => {
  const waiting: Subscriber<ApolloLink.Result>[] = [];
  const link = new ApolloLink(() => new Observable((subscriber) => void waiting.push(subscriber)));
  const client = new ApolloClient({ link, cache: createCache() });
  const answer = (index: number, count: number) => {
    waiting[index]!.next(answerOf(count));
    waiting[index]!.complete();
  };
  const shown = client.watchQuery({ query: STATS });
  const watching = shown.subscribe({});
  answer(0, 1);

  const first = readAgain(client, forgetStats);
  await Promise.resolve();
  const second = readAgain(client, forgetStats);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(waiting).toHaveLength(3);
  answer(1, 1);
  answer(2, 0);
  await Promise.all([first, second]);
  expect(client.readQuery({ query: STATS })).toMatchObject(answerOf(0).data as object);
  watching.unsubscribe();
});
