import { QuizLine } from '../../quizzes/taking/QuizLine';
import { LessonList } from '../lessons/LessonList';
import styles from './CourseContents.module.css';
import type { LearningViewFragment } from './LearningView.generated';

interface CourseContentsProps {
  course: LearningViewFragment;
  currentId: string | null;
  /** Called when a lesson is chosen. */
  onChoose: () => void;
}

/** The lessons of a course with their check marks, and its quizzes. */
export function CourseContents({ course, currentId, onChoose }: CourseContentsProps) {
  return (
    <div className={styles.contents}>
      <h2 className={styles.title}>Lessons</h2>
      <LessonList course={course} currentId={currentId} link={{ onClick: onChoose }} />
      <h2 className={styles.title}>Quizzes</h2>
      {course.quizzes.length === 0 ? (
        <p className={styles.none}>This course has no quizzes.</p>
      ) : (
        <ul className={styles.quizzes} aria-label="Quizzes">
          {course.quizzes.map((quiz) => (
            <li key={quiz.id}>
              <QuizLine quiz={quiz} viewerRole="enrolled" shownResult="best" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
