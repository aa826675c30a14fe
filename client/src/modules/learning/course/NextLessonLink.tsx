import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { ChevronRightIcon } from '../../../ui/icons/Icons';
import styles from './NextLessonLink.module.css';

interface NextLessonLinkProps {
  courseId: string;
  lesson: { id: string; title: string };
  /** Whether going there is the next thing to do. */
  isNext?: boolean;
}

/** Link to the next lesson; a phone has room for the first word only. */
export function NextLessonLink({ courseId, lesson, isNext = false }: NextLessonLinkProps) {
  return (
    <Button
      component={Link}
      to={paths.courseAtLesson(courseId, lesson.id)}
      preventScrollReset
      variant={isNext ? 'primary' : 'secondary'}
      className={`wm-end ${styles.next}`}
      iconEnd={<ChevronRightIcon size={16} />}
      aria-label={`Next lesson: ${lesson.title}`}
    >
      Next<span className={styles.title}> lesson: {lesson.title}</span>
    </Button>
  );
}
