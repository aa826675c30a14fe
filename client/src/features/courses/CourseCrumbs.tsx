import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/navigation/TextLink';
import styles from './CourseCrumbs.module.css';

interface CourseCrumbsProps {
  /** null while loading. */
  course: { id: string; title: string } | null;
  /** Title of this page. */
  current: string;
}

/** Breadcrumbs from the course list to this page; the course is a link to its form, except there. */
export function CourseCrumbs({ course, current }: CourseCrumbsProps) {
  const { pathname } = useLocation();
  const form = course && paths.editCourse(course.id);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li>
          <TextLink component={Link} to={paths.myCourses}>
            My Courses
          </TextLink>
        </li>
        {course && form && (
          <li>
            {pathname === form ? (
              course.title
            ) : (
              <TextLink component={Link} to={form}>
                {course.title}
              </TextLink>
            )}
          </li>
        )}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
