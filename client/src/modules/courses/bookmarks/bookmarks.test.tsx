import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, readSession, storeSession } from '../../../lib/session';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { BookmarkButton, SaveForLater } from './BookmarkButton';
import { BookmarksPage } from './BookmarksPage';
import { signIn } from '../../../test/signIn';

const course = { id: 'c1', title: 'Knots' };
const lesson = { id: 'l1', title: 'Bends' };

interface Bookmark {
  courseId: string;
  lessonId: string | null;
}

/** A server with these bookmarks. */
function server(bookmarks: Bookmark[]): Answers {
  let all = bookmarks;
  const titles = { courseTitle: 'Knots', createdAt: '2026-11-21T10:00:00Z' };
  const viewer = () => ({
    bookmarks: all.map(({ courseId, lessonId }) => ({
      ...{ id: `${courseId}-${lessonId}`, courseId, lessonId, lessonTitle: lessonId && 'Bends' },
      ...titles,
    })),
  });
  return {
    Bookmarks: () => ({ data: { viewer: viewer() } }),
    SetBookmark: (variables) => {
      const { courseId, lessonId, isBookmarked } = variables as unknown as Bookmark & {
        isBookmarked: boolean;
      };
      all = all.filter((one) => one.courseId !== courseId || one.lessonId !== lessonId);
      if (isBookmarked) all = [{ courseId, lessonId }, ...all];
      return { data: { setBookmark: { __typename: 'BookmarkSet', viewer: viewer() } } };
    },
  };
}

const show = (answers: Answers, path = '/') =>
  showPagesAt(
    path,
    [
      {
        path: '/',
        element: (
          <>
            <SaveForLater course={course} />
            <BookmarkButton course={course} lesson={lesson} />
            <BookmarkButton course={course} />
          </>
        ),
      },
      { path: '/student/bookmarks', element: <BookmarksPage /> },
    ],
    answers,
  );

beforeEach(() => signIn());

const saves = () => screen.getAllByRole('button', { name: /^Save for later/ });

test('every button of a course changes at once; all share one request', async () => {
  const { asked } = show(server([{ courseId: 'c1', lessonId: 'l1' }]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Bookmark lesson: Bends' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  await userEvent.click(saves()[0]!);
  for (const button of saves()) expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(asked.map(({ operation }) => operation)).toEqual(['Bookmarks', 'SetBookmark']);
  expect(asked[1]!.variables).toEqual({ courseId: 'c1', lessonId: null, isBookmarked: true });
});

test('the button changes before the server answers, and back with a message if it fails', async () => {
  let fail: (error: Error) => void = () => {};
  const failed = new Promise<Error>((resolve) => (fail = resolve));
  show({ ...server([]), SetBookmark: failed });
  await screen.findAllByRole('button', { name: /^Save for later/ });
  await act(async () => {});
  await userEvent.click(saves()[0]!);
  await waitFor(() => expect(saves()[0]).toHaveAttribute('aria-pressed', 'true'));
  await act(async () => fail(new TypeError('gone')));
  expect(await screen.findByText('The bookmark wasn’t saved. Try again.')).toBeInTheDocument();
  expect(saves()[0]).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is sent to log in and returns; nothing is asked', () => {
  localStorage.clear();
  const { asked } = show({});
  const target = screen.getByRole('link', { name: 'Save for later' });
  expect(target).toLinkTo(`/login?returnTo=${encodeURIComponent('/courses/c1?resume=1')}`);
  expect(asked).toEqual([]);
});

test('what a visitor bookmarks before logging in is bookmarked when they return, once', async () => {
  const ada = readSession()!.user;
  clearSession();
  show({});
  await userEvent.click(screen.getByRole('link', { name: 'Save for later' }));
  cleanup();
  storeSession('the-token', ada);
  const { asked } = show(server([]), '/?resume=1');
  await waitFor(() => expect(saves()[0]).toHaveAttribute('aria-pressed', 'true'));
  expect(
    asked.filter(({ operation }) => operation === 'SetBookmark').map(({ variables }) => variables),
  ).toEqual([{ courseId: 'c1', lessonId: null, isBookmarked: true }]);
  expect(screen.getByTestId('address').textContent).toBe('/');
});

test('the page lists courses and lessons; a removal can be undone', async () => {
  show(
    server([
      { courseId: 'c1', lessonId: 'l1' },
      { courseId: 'c1', lessonId: null },
    ]),
    '/student/bookmarks',
  );
  expect(await screen.findByRole('link', { name: 'Knots' })).toLinkTo('/courses/c1');
  expect(screen.getByRole('link', { name: 'Bends' })).toLinkTo('/courses/c1?lesson=l1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove bookmark: Bends' }));
  await waitFor(() => expect(screen.queryByText('Bookmarked lessons')).not.toBeInTheDocument());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Bends' })).toBeInTheDocument();
});
