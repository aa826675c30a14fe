import { useMemo, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { withFragment } from '../../../apollo/fragments';
import { QueryPage } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { Cluster } from '../../../ui/layout/Layout';
import { InstructorOnlyNote } from '../../accounts/RoleNote';
import { isAllowed } from '../../courses/coursePermissions';
import { NotAllowedInCourse } from '../../courses/TeamCourseFrame';
import {
  type EditedQuizFragment,
  useEditedQuizFragment,
} from '../../quizzes/__generated__/quizDraft.generated';
import { blankQuiz, draftOfQuiz } from '../../quizzes/quizDraft';
import { useCreateQuizPageQuery, useEditQuizPageQuery } from './__generated__/QuizForm.generated';
import { QuizForm, QuizFormSkeleton } from './QuizForm';
import { editableCourses, type QuizCourses } from './QuizInfoFields';
import { ActiveBadge, QuizOrCourseNotFound } from './QuizPageParts';

/** Page for creating a quiz; `?courseId=` preselects its course, `?edit=` redirects to the edit page. */
export function CreateQuizPage() {
  const [params] = useSearchParams();
  const edited = params.get('edit');
  if (edited) return <Navigate to={paths.editQuiz(edited)} replace />;
  return <NewQuiz courseId={params.get('courseId') ?? ''} />;
}

function NewQuiz({ courseId }: { courseId: string }) {
  // The course may be new, and not yet among the cached ones.
  const query = useCreateQuizPageQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryPage
      title="Create Quiz"
      width="text"
      gap={40}
      query={query}
      value={query.data?.viewer?.teaching}
      what="form"
      loading="Loading..."
      reason="Failed to load course data"
      skeleton={<QuizFormSkeleton />}
      otherwise={<InstructorOnlyNote />}
    >
      {({ courses }) => <BlankForm courses={courses} courseId={courseId} />}
    </QueryPage>
  );
}

/** The form with the course chosen, if the quiz can belong to it. */
function BlankForm({ courses, courseId }: { courses: QuizCourses; courseId: string }) {
  const [blank] = useState(() => {
    const isOffered = editableCourses(courses).some(({ id }) => id === courseId);
    return blankQuiz(isOffered ? courseId : '');
  });
  return <QuizForm courses={courses} quizId={null} saved={blank} savedRevision={null} isActive={false} />;
}

/** Page for editing one of the instructor's quizzes. */
export function EditQuizPage() {
  const { quizId = '' } = useParams();
  // The form needs the current revision: stale cache data would cause a conflict on save.
  const query = useEditQuizPageQuery({ variables: { id: quizId }, fetchPolicy: 'network-only' });
  const teaching = query.data?.viewer?.teaching;
  if (teaching && !teaching.quiz) return <QuizOrCourseNotFound what="Quiz" />;
  return (
    <QueryPage
      title="Edit Quiz"
      width="text"
      gap={40}
      query={query}
      value={teaching?.quiz}
      what="quiz"
      skeleton={<QuizFormSkeleton />}
      otherwise={<InstructorOnlyNote />}
    >
      {(quiz) =>
        isAllowed(quiz.course, 'EDIT_CONTENT') ? (
          <EditedQuiz key={quizId} courses={teaching!.courses} quiz={quiz} />
        ) : (
          <NotAllowedInCourse courseId={quiz.course.id} />
        )
      }
    </QueryPage>
  );
}

interface EditedQuizProps {
  courses: QuizCourses;
  quiz: EditedQuizFragment;
}

const EditedQuiz = withFragment('quiz', useEditedQuizFragment, EditedQuizView);

function EditedQuizView({ courses, quiz }: EditedQuizProps) {
  const saved = useMemo(() => draftOfQuiz(quiz), [quiz]);
  const { id, revision, isActive, attemptCount, openAttemptCount } = quiz;
  return (
    <>
      <Cluster gap={8}>
        <ActiveBadge isActive={isActive} />
        <p>
          {isActive ? 'Students can take this quiz.' : 'Students can’t start this quiz.'}{' '}
          {attemptCount === 0
            ? 'There are no attempts yet.'
            : `${formatCount(attemptCount, 'attempt')}, ${openAttemptCount} in progress. Changes apply to new attempts.`}
        </p>
      </Cluster>
      <QuizForm courses={courses} quizId={id} saved={saved} savedRevision={revision} isActive={isActive} />
    </>
  );
}
