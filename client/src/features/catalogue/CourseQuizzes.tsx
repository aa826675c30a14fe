import type { FragmentType } from '@apollo/client';
import { formatCount } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { QuizIcon } from '../../ui/Icons';
import { Section } from '../../ui/Layout';
import { type CourseQuizzesFragment, useCourseQuizzesFragment } from './CourseQuizzes.generated';
import styles from './CourseQuizzes.module.css';

/** The quizzes of the course and what each asks for. */
export function CourseQuizzes({ course }: { course: FragmentType<CourseQuizzesFragment> }) {
  const { data, complete } = useCourseQuizzesFragment(course);
  return complete ? <DrawnCourseQuizzes quizzes={data.quizzes} /> : null;
}

type Quiz = CourseQuizzesFragment['quizzes'][number];

/** The section itself, for a course that is in no cache. */
export function DrawnCourseQuizzes({ quizzes }: { quizzes: readonly Quiz[] }) {
  return (
    <Section title="Quizzes">
      {quizzes.length === 0 ? (
        <p className={styles.none}>This course has no quizzes.</p>
      ) : (
        <ul className={styles.quizzes}>
          {quizzes.map((quiz) => (
            <li key={quiz.id} className={styles.quiz}>
              <QuizIcon className={styles.icon} />
              <div className={styles.words}>
                <h3 className={styles.title}>{quiz.title}</h3>
                <p className={styles.facts}>{quizFacts(quiz)}</p>
              </div>
              {!quiz.isActive && <Badge>Not Available</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function quizFacts({ questionCount, timeLimitMinutes, passingScorePercent }: Quiz): string {
  const limit = timeLimitMinutes ? formatCount(timeLimitMinutes, 'minute') : 'No limit';
  return `${formatCount(questionCount, 'question')} · ${limit} · Passing score ${passingScorePercent}%`;
}
