import { Link } from 'react-router-dom';
import { logInAndReturnTo, paths } from '../../app/paths';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { BookmarkedIcon, BookmarkIcon } from '../../ui/icons/ToolIcons';
import { type Bookmarkable, useBookmark } from './useBookmark';

interface BookmarkButtonProps {
  course: { id: string; title: string };
  /** The lesson to bookmark; by default the course itself. */
  lesson?: { id: string; title: string };
  /** An icon only, for cards. */
  isCompact?: boolean;
  className?: string;
}

/** Saves a course for later, or bookmarks a lesson. Visitors are sent to log in and return. */
export function BookmarkButton({ course, lesson, isCompact = false, className }: BookmarkButtonProps) {
  const isSignedIn = useSession() !== null;
  const item: Bookmarkable = {
    courseId: course.id,
    courseTitle: course.title,
    lessonId: lesson?.id ?? null,
    lessonTitle: lesson?.title ?? null,
  };
  const { isBookmarked, toggle } = useBookmark(item);
  const verb = lesson ? 'Bookmark lesson' : 'Save for later';
  const Icon = isBookmarked ? BookmarkedIcon : BookmarkIcon;

  if (isCompact)
    return (
      <IconButton
        label={`${verb}: ${lesson?.title ?? course.title}`}
        aria-pressed={isBookmarked}
        className={className}
        onClick={toggle}
      >
        <Icon />
      </IconButton>
    );
  if (!isSignedIn) {
    const back = lesson ? paths.courseAtLesson(course.id, lesson.id) : paths.course(course.id);
    return (
      <Button
        component={Link}
        to={logInAndReturnTo(back)}
        variant="quiet"
        className={className}
        iconStart={<BookmarkIcon size={18} />}
      >
        {verb}
      </Button>
    );
  }
  return (
    <Button
      variant="quiet"
      aria-pressed={isBookmarked}
      className={className}
      iconStart={<Icon size={18} />}
      onClick={toggle}
    >
      {verb}
    </Button>
  );
}
