import { Link } from 'react-router-dom';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { rememberIntent, resumingAt, useIntent } from '../../accounts/intent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { BookmarkedIcon, BookmarkIcon } from '../../../ui/icons/ToolIcons';
import { type Bookmarkable, useBookmark } from './useBookmark';

interface BookmarkButtonProps {
  course: { id: string; title: string };
  /** The lesson to bookmark; by default the course itself. */
  lesson?: { id: string; title: string };
  /** An icon only, for cards. */
  isCompact?: boolean;
  className?: string;
}

/** Saves a course for later, or bookmarks a lesson; for visitors, once they have logged in. */
export function BookmarkButton({ isCompact = false, ...props }: BookmarkButtonProps) {
  const isSignedIn = useSession() !== null;
  if (isCompact) return <CompactButton {...props} />;
  return isSignedIn ? <FullButton {...props} /> : <VisitorsButton {...props} />;
}

type ButtonProps = Omit<BookmarkButtonProps, 'isCompact'>;

const verbOf = ({ lesson }: ButtonProps) => (lesson ? 'Bookmark lesson' : 'Save for later');
const intentOf = ({ course, lesson }: ButtonProps) => `bookmark ${lesson?.id ?? course.id}`;

const itemOf = ({ course, lesson }: ButtonProps): Bookmarkable => ({
  courseId: course.id,
  courseTitle: course.title,
  lessonId: lesson?.id ?? null,
  lessonTitle: lesson?.title ?? null,
});

function CompactButton(props: ButtonProps) {
  const { isBookmarked, toggle } = useBookmark(itemOf(props));
  const Icon = isBookmarked ? BookmarkedIcon : BookmarkIcon;
  return (
    <IconButton
      label={`${verbOf(props)}: ${props.lesson?.title ?? props.course.title}`}
      aria-pressed={isBookmarked}
      className={props.className}
      onClick={toggle}
    >
      <Icon />
    </IconButton>
  );
}

function FullButton(props: ButtonProps) {
  const { isBookmarked, toggle, add } = useBookmark(itemOf(props));
  useIntent(intentOf(props), add);
  const Icon = isBookmarked ? BookmarkedIcon : BookmarkIcon;
  return (
    <Button
      variant="quiet"
      aria-pressed={isBookmarked}
      className={props.className}
      iconStart={<Icon size={18} />}
      onClick={toggle}
    >
      {verbOf(props)}
    </Button>
  );
}

function VisitorsButton(props: ButtonProps) {
  const { course, lesson, className } = props;
  const back = lesson ? paths.courseAtLesson(course.id, lesson.id) : paths.course(course.id);
  return (
    <Button
      component={Link}
      to={logInAndReturnTo(resumingAt(back))}
      onClick={() => rememberIntent(intentOf(props))}
      variant="quiet"
      className={className}
      iconStart={<BookmarkIcon size={18} />}
    >
      {verbOf(props)}
    </Button>
  );
}
