import { QueryPage } from '../../../apollo/QueryView';
import type { FragmentType } from '@apollo/client';
import { withFragment } from '../../../apollo/fragments';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { formatCount } from '../../../lib/format';
import { Cluster } from '../../../ui/layout/Layout';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { isAllowed } from '../../courses/coursePermissions';
import { NotAllowedInCourse } from '../../courses/NotAllowedInCourse';
import { useEditQuizPageQuery } from './__generated__/QuizForm.generated';
import { ActiveBadge } from './QuizTable';
import { QuizOrCourseNotFound } from './QuizOrCourseNotFound';
import { draftOfQuiz } from '../../quizzes/quizDraft';
import { QuizForm, QuizFormSkeleton } from './QuizForm';
import {
  type EditedQuizFragment,
  useEditedQuizFragment,
} from '../../quizzes/__generated__/quizDraft.generated';
import type { QuizCourseChoiceFragment } from './__generated__/QuizForm.generated';

/** Page for editing one of the instructor's quizzes. */
export function EditQuizPage() {
  const { quizId = '' } = useParams();
  const query = useEditQuizPageQuery({
    variables: { id: quizId },
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
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
          <EditedQuiz key={quizId} teaching={teaching!} quiz={quiz} />
        ) : (
          <NotAllowedInCourse courseId={quiz.course.id} />
        )
      }
    </QueryPage>
  );
}

interface EditedQuizProps {
  teaching: FragmentType<QuizCourseChoiceFragment>;
  quiz: EditedQuizFragment;
}

const EditedQuiz = withFragment('quiz', useEditedQuizFragment, EditedQuizView);

function EditedQuizView({ teaching, quiz }: EditedQuizProps) {
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
      <QuizForm teaching={teaching} quizId={id} saved={saved} savedRevision={revision} isActive={isActive} />
    </>
  );
}
