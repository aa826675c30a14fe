import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { PREVIEW_QUESTION_COUNT } from '../../../../../server/features/quizzes/quiz.rules';
import { paths } from '../../../app/paths';
import { formatCount, formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Cluster } from '../../../ui/layout/Layout';
import { RichText } from '../../../ui/text/RichText';
import { type CourseQuizCardFragment, useCourseQuizCardFragment } from './CourseQuizCard.generated';
import styles from './CourseQuizCard.module.css';
import { ActiveBadge } from './QuizTable';
import { formatTimeLimit } from '../quizLabels';
import { useDeleteQuiz } from './useDeleteQuiz';
import { fromQuizzesOf } from './useQuizList';
import { useSetQuizActive } from './useSetQuizActive';

/** A quiz of a course with its figures, first questions and actions. */
export function CourseQuizCard({ quiz, ...rest }: CourseQuizCardProps<FragmentType<CourseQuizCardFragment>>) {
  const { data, complete } = useCourseQuizCardFragment(quiz);
  return complete ? <CompleteCard quiz={data} {...rest} /> : null;
}

interface CourseQuizCardProps<Quiz> {
  quiz: Quiz;
  courseId: string;
  /** Whether the viewer's role allows them to edit it. */
  isEditable: boolean;
}

function CompleteCard({ quiz, courseId, isEditable }: CourseQuizCardProps<CourseQuizCardFragment>) {
  const { id, title, description, isActive, questionCount, questions, passingScorePercent } = quiz;
  const setActive = useSetQuizActive();
  const deleteQuiz = useDeleteQuiz();
  const more = questionCount - PREVIEW_QUESTION_COUNT;
  return (
    <Card component="article" aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ActiveBadge isActive={isActive} />
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        {formatCount(questionCount, 'question')} · {formatTimeLimit(quiz.timeLimitMinutes)} · Passing score{' '}
        {passingScorePercent}% · Created {formatDate(quiz.createdAt)}
      </p>
      <ol className={styles.preview}>
        {questions.slice(0, PREVIEW_QUESTION_COUNT).map((question) => (
          <li key={question.id}>
            <RichText>{question.text}</RichText>
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.facts}>and {more} more</p>}
      <Cluster className={styles.actions} gap={8}>
        <Button component={Link} to={paths.takeQuiz(id)} variant="secondary" size="sm">
          Preview Quiz
        </Button>
        {isEditable && (
          <>
            <Button
              component={Link}
              to={paths.editQuiz(id)}
              state={fromQuizzesOf(courseId)}
              variant="secondary"
              size="sm"
            >
              Edit Quiz
            </Button>
            <Button variant="secondary" size="sm" onClick={() => void setActive(id, !isActive)}>
              {isActive ? 'Deactivate' : 'Activate'}
            </Button>
          </>
        )}
        <Button component={Link} to={paths.quizResults(id)} variant="quiet" size="sm">
          Results
        </Button>
        {isEditable && (
          <Button variant="quiet" size="sm" onClick={() => void deleteQuiz({ id, title })}>
            Delete
          </Button>
        )}
      </Cluster>
    </Card>
  );
}
