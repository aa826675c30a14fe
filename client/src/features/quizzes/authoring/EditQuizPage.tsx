import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { ErrorState } from '../../../ui/states/ErrorState';
import { formatCount } from '../../../lib/format';
import { Cluster, Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading } from '../../../ui/text/PageHeading';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { isAllowed } from '../../courses/coursePermissions';
import { NotAllowedInCourse } from '../../courses/NotAllowedInCourse';
import { useEditQuizPageQuery } from './EditQuizPage.generated';
import { ActiveBadge } from './QuizTable';
import { QuizOrCourseNotFound } from './QuizOrCourseNotFound';
import { draftOfQuiz } from './quizDraft';
import { QuizForm } from './QuizForm';
import { type EditedQuizFragment, useEditedQuizFragment } from './QuizForm.generated';
import { QuizFormLoading } from './QuizFormLoading';
import type { QuizCourseChoiceFragment } from './QuizInfoFields.generated';

/** Page for editing one of the instructor's quizzes. */
export function EditQuizPage() {
  const { quizId = '' } = useParams();
  const { data, loading, error, refetch } = useEditQuizPageQuery({
    variables: { id: quizId },
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const teaching = data?.viewer?.teaching;
  if (teaching && !teaching.quiz) return <QuizOrCourseNotFound what="Quiz" />;
  return (
    <Page width="text">
      <PageTitle>Edit Quiz</PageTitle>
      <Stack gap={40}>
        <PageHeading>Edit Quiz</PageHeading>
        {!data && loading ? (
          <QuizFormLoading text="Loading quiz..." />
        ) : !data ? (
          <ErrorState
            title="The quiz couldn’t be loaded"
            message={errorSentence(error, 'Failed to load quiz')}
            onRetry={() => void refetch()}
          />
        ) : !teaching?.quiz ? (
          <InstructorOnlyNote />
        ) : !isAllowed(teaching.quiz.course, 'EDIT_CONTENT') ? (
          <NotAllowedInCourse courseId={teaching.quiz.course.id} />
        ) : (
          <EditedQuiz key={quizId} teaching={teaching} quiz={teaching.quiz} />
        )}
      </Stack>
    </Page>
  );
}

interface EditedQuizProps {
  teaching: FragmentType<QuizCourseChoiceFragment>;
  quiz: FragmentType<EditedQuizFragment>;
}

function EditedQuiz({ teaching, quiz }: EditedQuizProps) {
  const { data, complete } = useEditedQuizFragment(quiz);
  const saved = useMemo(() => (complete ? draftOfQuiz(data) : null), [complete, data]);
  if (!complete || !saved) return null;
  const { id, revision, isActive, attemptCount, openAttemptCount } = data;
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
