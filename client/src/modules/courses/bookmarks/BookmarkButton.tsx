import { Link } from 'react-router-dom';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { rememberIntent, resumingAt, useIntent } from '../../accounts/intent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { BookmarkedIcon, BookmarkIcon } from '../../../ui/icons/ToolIcons';
import { type Titled, useBookmark } from './useBookmark';

interface BookmarkButtonProps {
  course: Titled;
  /** The lesson to bookmark; by default the course itself. */
  lesson?: Titled;
  className?: string;
}

/** Bookmarks a course or lesson of somebody who is signed in, by an icon. */
export function BookmarkButton({ course, lesson, className }: BookmarkButtonProps) {
  const { isBookmarked, toggle } = useBookmark(course, lesson);
  const Icon = isBookmarked ? BookmarkedIcon : BookmarkIcon;
  return (
    <IconButton
      label={lesson ? `Bookmark lesson: ${lesson.title}` : `Save for later: ${course.title}`}
      aria-pressed={isBookmarked}
      className={className}
      onClick={toggle}
    >
      <Icon />
    </IconButton>
  );
}

const saveIntent = (course: Titled) => `bookmark ${course.id}`;

/** Saves a course for later; for visitors, once they have logged in. */
export function SaveForLater({ course }: { course: Titled }) {
  const isSignedIn = useSession() !== null;
  if (isSignedIn) return <SaveButton course={course} />;
  return (
    <Button
      component={Link}
      to={logInAndReturnTo(resumingAt(paths.course(course.id)))}
      onClick={() => rememberIntent(saveIntent(course))}
      variant="quiet"
      iconStart={<BookmarkIcon size={18} />}
    >
      Save for later
    </Button>
  );
}

function SaveButton({ course }: { course: Titled }) {
  const { isBookmarked, toggle, add } = useBookmark(course);
  useIntent(saveIntent(course), add);
  const Icon = isBookmarked ? BookmarkedIcon : BookmarkIcon;
  return (
    <Button variant="quiet" aria-pressed={isBookmarked} iconStart={<Icon size={18} />} onClick={toggle}>
      Save for later
    </Button>
  );
}
