import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Section } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import styles from './AttemptReview.module.css';
import type { TakenAttempt } from './TakenAttempt';

interface LessonsToRepeatProps {
  course: { id: string; title: string };
  review: NonNullable<TakenAttempt['review']>;
}

/** The lessons of the wrong answers; the course itself for questions without a lesson. Nothing without wrong answers. */
export function LessonsToRepeat({ course, review }: LessonsToRepeatProps) {
  const targets = new Map<string, { title: string; numbers: number[] }>();
  review.forEach(({ isCorrect, lesson }, index) => {
    if (isCorrect) return;
    const path = lesson ? paths.courseAtLesson(course.id, lesson.id) : paths.course(course.id);
    const target = targets.get(path) ?? { title: lesson?.title ?? course.title, numbers: [] };
    target.numbers.push(index + 1);
    targets.set(path, target);
  });
  if (targets.size === 0) return null;
  return (
    <Section title="What to repeat">
      <ul className={styles.repeat}>
        {[...targets].map(([path, { title, numbers }]) => (
          <li key={path}>
            <TextLink component={Link} to={path}>
              {title}
            </TextLink>{' '}
            <span className={styles.quiet}>
              {numbers.length === 1 ? 'question' : 'questions'}{' '}
              {new Intl.ListFormat('en').format(numbers.map(String))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface LessonsOfQuizProps {
  course: { id: string };
  lessons: readonly { id: string; title: string }[];
}

/** All lessons that a quiz is about, after an attempt of which only the score is shown. */
export function LessonsOfQuiz({ course, lessons }: LessonsOfQuizProps) {
  if (lessons.length === 0) return null;
  return (
    <Section title="What to repeat">
      <p className={styles.quiet}>The questions are about these lessons.</p>
      <ul className={styles.repeat}>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <TextLink component={Link} to={paths.courseAtLesson(course.id, id)}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
