import type { FragmentType } from '@apollo/client';
import { Section } from '../../../ui/layout/Layout';
import { QuizLine, QuizLines, viewerRoleIn } from '../../quizzes/taking/QuizLine';
import { type CourseQuizzesFragment, useCourseQuizzesFragment } from './CourseQuizzes.generated';
import styles from './CourseQuizzes.module.css';

/** The course's quizzes, with links for enrolled students. */
export function CourseQuizzes({ course: from }: { course: FragmentType<CourseQuizzesFragment> }) {
  const { data: course, complete } = useCourseQuizzesFragment(from);
  if (!complete) return null;
  return (
    <Section title="Quizzes">
      {course.quizzes.length === 0 ? (
        <p className={styles.none}>This course has no quizzes.</p>
      ) : (
        <QuizLines>
          {course.quizzes.map((quiz) => (
            <li key={quiz.id}>
              <QuizLine quiz={quiz} viewerRole={viewerRoleIn(course)} shownResult="best" />
            </li>
          ))}
        </QuizLines>
      )}
    </Section>
  );
}
