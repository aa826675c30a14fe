import { attempt } from '../../../apollo/attempt';
import { useSession } from '../../../lib/session';
import { toast, toastUndo } from '../../../ui/overlays/toast';
import {
  type BookmarksQuery,
  useBookmarksQuery,
  useSetBookmarkMutation,
} from './__generated__/useBookmark.generated';

type Bookmark = NonNullable<BookmarksQuery['viewer']>['bookmarks'][number];

/** A course, or one of its lessons. */
export interface Bookmarkable {
  courseId: string;
  courseTitle: string;
  /** null: the course itself. */
  lessonId: string | null;
  lessonTitle: string | null;
}

const isOf =
  ({ courseId, lessonId }: Bookmarkable) =>
  (bookmark: Bookmark) =>
    bookmark.courseId === courseId && bookmark.lessonId === lessonId;

/** The viewer's bookmarks, loaded once for all buttons; null until then and for visitors. */
function useBookmarks(): readonly Bookmark[] | null {
  const isSignedIn = useSession() !== null;
  const { data } = useBookmarksQuery({ skip: !isSignedIn });
  return data?.viewer?.bookmarks ?? null;
}

/** Adds and removes bookmarks, optimistically; a removal can be undone, a failure is rolled back with a message. */
export function useSetBookmark() {
  const bookmarks = useBookmarks();
  const [send] = useSetBookmarkMutation();

  async function set(item: Bookmarkable, isBookmarked: boolean): Promise<boolean> {
    const { courseId, lessonId } = item;
    const others = (bookmarks ?? []).filter((bookmark) => !isOf(item)(bookmark));
    const added: Bookmark = {
      __typename: 'Bookmark',
      ...item,
      id: `${courseId} ${lessonId ?? ''}`,
      createdAt: new Date().toISOString(),
    };
    const refusal = await attempt(
      async () => {
        const { data } = await send({
          variables: { courseId, lessonId, isBookmarked },
          optimisticResponse: bookmarks
            ? {
                setBookmark: {
                  __typename: 'BookmarkSet',
                  viewer: { __typename: 'Viewer', bookmarks: isBookmarked ? [added, ...others] : others },
                },
              }
            : undefined,
        });
        const result = data?.setBookmark;
        return result?.__typename === 'BookmarkSet' ? null : (result?.message ?? NOT_SAVED);
      },
      NOT_SAVED,
      (sentence) => sentence,
    );
    if (refusal !== null) toast.error(refusal);
    return refusal === null;
  }

  return {
    add: (item: Bookmarkable) => set(item, true),
    /** Resolves to whether it was removed. */
    remove: async (item: Bookmarkable) => {
      const isRemoved = await set(item, false);
      if (isRemoved) toastUndo('Bookmark removed', () => void set(item, true));
      return isRemoved;
    },
  };
}

const NOT_SAVED = 'The bookmark wasn’t saved. Try again.';

/** Whether the course or lesson is bookmarked, and the change of it. */
export function useBookmark(item: Bookmarkable) {
  const isBookmarked = useBookmarks()?.some(isOf(item)) ?? false;
  const { add, remove } = useSetBookmark();
  return {
    isBookmarked,
    toggle: () => void (isBookmarked ? remove(item) : add(item)),
    add: () => void add(item),
  };
}
