import { useAction } from '../../../apollo/useAction';
import { useSession } from '../../../lib/session';
import { toastUndo } from '../../../ui/overlays/toast';
import {
  SetBookmarkDocument,
  useBookmarksQuery,
  type ViewerBookmarksFragment,
} from './__generated__/useBookmark.generated';

type Bookmark = ViewerBookmarksFragment['bookmarks'][number];

/** A course or lesson. */
export interface Titled {
  id: string;
  title: string;
}

/**
 * Whether the course or lesson is bookmarked, and the change of it, which is optimistic: a removal can be undone, a failure
 * is rolled back with a message. The viewer's bookmarks are loaded once for all buttons; visitors have none.
 */
export function useBookmark(course: Titled, lesson?: Titled | null) {
  const [courseId, lessonId] = [course.id, lesson?.id ?? null];
  const isSignedIn = useSession() !== null;
  const bookmarks = useBookmarksQuery({ skip: !isSignedIn }).data?.viewer?.bookmarks;
  const isThis = (bookmark: Bookmark) => bookmark.courseId === courseId && bookmark.lessonId === lessonId;
  const set = useAction(SetBookmarkDocument, {
    variables: (isBookmarked: boolean) => ({ courseId, lessonId, isBookmarked }),
    optimisticResponse: ({ isBookmarked }, { IGNORE }) => {
      if (!bookmarks) return IGNORE;
      const others = bookmarks.filter((bookmark) => !isThis(bookmark));
      const added: Bookmark = {
        __typename: 'Bookmark',
        id: `${courseId} ${lessonId ?? ''}`,
        ...{ courseId, courseTitle: course.title, lessonId, lessonTitle: lesson?.title ?? null },
        createdAt: new Date().toISOString(),
      };
      const viewer = { __typename: 'Viewer' as const, bookmarks: isBookmarked ? [added, ...others] : others };
      return { setBookmark: { __typename: 'BookmarkSet' as const, viewer } };
    },
    onDone: (isBookmarked) => {
      if (!isBookmarked) toastUndo('Bookmark removed', () => void set(true));
    },
    failed: 'The bookmark wasn’t saved. Try again.',
  });
  const isBookmarked = bookmarks?.some(isThis) ?? false;
  return {
    isBookmarked,
    add: () => void set(true),
    /** Resolves to whether it was removed. */
    remove: () => set(false),
    toggle: () => void set(!isBookmarked),
  };
}
