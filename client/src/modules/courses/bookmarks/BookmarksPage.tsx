import { Link } from 'react-router-dom';
import { QueryPage } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Card, CardLink } from '../../../ui/display/Card';
import { TrashIcon } from '../../../ui/icons/ToolIcons';
import { Section, Stack } from '../../../ui/layout/Layout';
import { EmptyState } from '../../../ui/states/States';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import styles from './BookmarksPage.module.css';
import { useBookmark } from './useBookmark';
import { useBookmarksQuery, type ViewerBookmarksFragment } from './__generated__/useBookmark.generated';

type Bookmark = ViewerBookmarksFragment['bookmarks'][number];

/** The viewer's saved courses and bookmarked lessons. */
export function BookmarksPage() {
  // Courses may have been renamed, published or unpublished since the buttons loaded the list.
  const query = useBookmarksQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      title="Bookmarks"
      width="text"
      query={query}
      value={query.data?.viewer?.bookmarks}
      what="bookmarks"
      loading="Loading your bookmarks…"
      skeleton={
        <Stack gap={12}>
          <SkeletonPanel height={76} lines={1} />
          <SkeletonPanel height={76} lines={1} />
        </Stack>
      }
      failed="Your bookmarks couldn’t be loaded"
      reason="They are saved. Try again."
    >
      {(bookmarks) => <Bookmarks bookmarks={bookmarks} />}
    </QueryPage>
  );
}

function Bookmarks({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const courses = bookmarks.filter(({ lessonId }) => lessonId === null);
  const lessons = bookmarks.filter(({ lessonId }) => lessonId !== null);
  if (bookmarks.length === 0)
    return (
      <EmptyState
        title="No bookmarks yet"
        text="Save a course for later, or bookmark a lesson to find it again."
        action={
          <Button component={Link} to={paths.catalogue}>
            Browse Courses
          </Button>
        }
      />
    );
  return (
    <Stack gap={40}>
      {courses.length > 0 && <BookmarkList title="Saved courses" bookmarks={courses} />}
      {lessons.length > 0 && <BookmarkList title="Bookmarked lessons" bookmarks={lessons} />}
    </Stack>
  );
}

function BookmarkList({ title, bookmarks }: { title: string; bookmarks: readonly Bookmark[] }) {
  return (
    <Section title={title}>
      <Stack component="ul" gap={12}>
        {bookmarks.map((bookmark) => (
          <li key={bookmark.id}>
            <BookmarkCard bookmark={bookmark} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function BookmarkCard({ bookmark }: { bookmark: Bookmark }) {
  const { courseId, lessonId, courseTitle, lessonTitle, createdAt } = bookmark;
  const lesson = lessonId === null ? null : { id: lessonId, title: lessonTitle ?? '' };
  const { remove } = useBookmark({ id: courseId, title: courseTitle }, lesson);
  const name = lessonTitle ?? courseTitle;
  return (
    <Card interactive padding="sm" className="wm-row wm-justify-space-between wm-gap-12">
      <div className="wm-anywhere wm-min-0">
        <h3>
          <CardLink
            component={Link}
            to={lessonId === null ? paths.course(courseId) : paths.courseAtLesson(courseId, lessonId)}
          >
            {name}
          </CardLink>
        </h3>
        <p className="wm-muted wm-small">
          {lessonTitle !== null && `${courseTitle} · `}Saved {formatDate(createdAt)}
        </p>
      </div>
      <IconButton
        label={`Remove bookmark: ${name}`}
        className={`wm-relative wm-fixed ${styles.remove}`}
        onClick={() => void remove().then((isRemoved) => isRemoved && focusPageHeading())}
      >
        <TrashIcon />
      </IconButton>
    </Card>
  );
}
