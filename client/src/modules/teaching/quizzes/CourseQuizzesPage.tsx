import { Link, useParams } from 'react-router-dom';
import { PREVIEW_QUESTION_COUNT } from '#server/modules/quizzes/quiz.rules';
import { QueryPage } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { formatCount, formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { EmptyState } from '../../../ui/states/States';
import { RichText } from '../../../ui/text/RichText';
import { InstructorOnlyNote } from '../../accounts/RoleNote';
import { isAllowed } from '../../courses/coursePermissions';
import { formatTimeLimit } from '../../quizzes/quizLabels';
import {
  type CourseQuizCardFragment,
  useCourseQuizzesPageQuery,
} from './__generated__/CourseQuizzesPage.generated';
import { ActiveBadge, QuizManagementLink, QuizOrCourseNotFound } from './QuizPageParts';
import { fromQuizzesOf, useDeleteQuiz, useSetQuizActive } from './useQuizActions';

/** The quizzes of one of the instructor's courses (specification, section 2). */
export function CourseQuizzesPage() {
  const { courseId = '' } = useParams();
  const query = useCourseQuizzesPageQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  const teaching = query.data?.viewer?.teaching;
  const course = teaching?.course;
  const edits = course !== undefined && course !== null && isAllowed(course, 'EDIT_CONTENT');
  if (teaching && !course) return <QuizOrCourseNotFound what="Course" />;
  return (
    <QueryPage
      title={course ? `Quizzes of ${course.title}` : 'Course Quizzes'}
      heading={course?.title ?? 'Course Quizzes'}
      eyebrow={<QuizManagementLink />}
      lead={course && 'Quizzes of this course'}
      actions={edits && course.quizzes.length > 0 && <CreateQuizButton courseId={courseId} />}
      gap={40}
      query={query}
      value={course}
      what="quizzes"
      reason="Failed to load course data"
      skeleton={<SkeletonPanel height="21.5rem" lines={6} />}
      otherwise={<InstructorOnlyNote />}
    >
      {({ quizzes }) =>
        quizzes.length === 0 ? (
          <EmptyState
            title="No Quizzes Yet"
            text="This course has no quizzes yet."
            action={edits && <CreateQuizButton courseId={courseId} />}
          />
        ) : (
          <Stack>
            {quizzes.map((quiz) => (
              <CourseQuizCard key={quiz.id} quiz={quiz} courseId={courseId} isEditable={edits} />
            ))}
          </Stack>
        )
      }
    </QueryPage>
  );
}

function CreateQuizButton({ courseId }: { courseId: string }) {
  return (
    <Button
      component={Link}
      to={paths.createQuizIn(courseId)}
      state={fromQuizzesOf(courseId)}
      iconStart={<PlusIcon size={18} />}
    >
      Create Quiz
    </Button>
  );
}

interface CourseQuizCardProps {
  quiz: CourseQuizCardFragment;
  courseId: string;
  /** Whether the viewer's role allows them to edit it. */
  isEditable: boolean;
}

/** A quiz of a course with its figures, first questions and actions. */
function CourseQuizCard({ quiz, courseId, isEditable }: CourseQuizCardProps) {
  const { id, title, description, isActive, questionCount, questions, passingScorePercent } = quiz;
  const setActive = useSetQuizActive();
  const deleteQuiz = useDeleteQuiz();
  const more = questionCount - PREVIEW_QUESTION_COUNT;
  return (
    <Card component="article" aria-label={title}>
      <div className="wm-cluster wm-align-baseline wm-justify-space-between wm-gap-16 wm-gap-y-8">
        <h2 className="wm-font-24">{title}</h2>
        <ActiveBadge isActive={isActive} />
      </div>
      {description && <p className="wm-typed wm-mt-4">{description}</p>}
      <p className="wm-muted wm-small wm-mt-8">
        {formatCount(questionCount, 'question')} · {formatTimeLimit(quiz.timeLimitMinutes)} · Passing score{' '}
        {passingScorePercent}% · Created {formatDate(quiz.createdAt)}
      </p>
      <ol className="wm-stack wm-gap-4 wm-anywhere wm-measure wm-bullets wm-mt-16">
        {questions.slice(0, PREVIEW_QUESTION_COUNT).map((question) => (
          <li key={question.id}>
            <RichText>{question.text}</RichText>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="wm-muted wm-small wm-mt-8">and {more} more</p>}
      <Cluster className="wm-mt-16" gap={8}>
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
            <Button variant="secondary" size="sm" onClick={() => void setActive({ id, isActive: !isActive })}>
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
