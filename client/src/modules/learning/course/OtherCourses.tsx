import { QueryView } from '../../../apollo/QueryView';
import { Section } from '../../../ui/layout/Layout';
import { CourseCard } from '../../courses/catalogue/CourseCard';
import type { CourseCardFragment } from '../../courses/catalogue/__generated__/CourseCard.generated';
import { useOtherCoursesQuery } from './__generated__/CoursePage.generated';
import styles from './OtherCourses.module.css';

/** Courses to continue with: of the same instructor, and related ones. Nothing if there are none. */
export function OtherCourses({ courseId }: { courseId: string }) {
  const query = useOtherCoursesQuery({ variables: { courseId } });
  return (
    <QueryView query={query} what="other courses" value={query.data?.course}>
      {({ instructor, otherCoursesOfInstructor, relatedCourses }) => (
        <>
          <CourseRow title={`More courses by ${instructor.name}`} courses={otherCoursesOfInstructor} />
          <CourseRow title="Related courses" courses={relatedCourses} />
        </>
      )}
    </QueryView>
  );
}

interface CourseRowProps {
  title: string;
  level?: 2 | 3;
  courses: readonly CourseCardFragment[];
}

function CourseRow({ title, level, courses }: CourseRowProps) {
  if (courses.length === 0) return null;
  return (
    <Section title={title} level={level}>
      <ul className={`wm-grid wm-gap-16 ${styles.row}`}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** After a course: one that the viewer is not learning yet. Nothing if there is none, or until it is known. */
export function NextCourse({ courseId }: { courseId: string }) {
  const { data } = useOtherCoursesQuery({ variables: { courseId } });
  if (!data?.course) return null;
  const { relatedCourses, otherCoursesOfInstructor } = data.course;
  const next = [...relatedCourses, ...otherCoursesOfInstructor].find(
    (course) => !course.viewerEnrollment && !course.viewerIsInstructor,
  );
  if (!next) return null;
  return <CourseRow title="Your next course" level={3} courses={[next]} />;
}
