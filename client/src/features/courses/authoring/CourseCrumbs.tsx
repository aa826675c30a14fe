import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/navigation/TextLink';
import styles from './CourseCrumbs.module.css';

interface CourseCrumbsProps {
  /** null while loading. */
  course: { id: string; title: string } | null;
  /** Title of this page. */
  current: string;
}

/** Breadcrumbs from the course list to this page. */
export function CourseCrumbs({ course, current }: CourseCrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li>
          <TextLink component={Link} to={paths.myCourses}>
            My Courses
          </TextLink>
        </li>
        {course && (
          <li>
            <TextLink component={Link} to={paths.editCourse(course.id)}>
              {course.title}
            </TextLink>
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
