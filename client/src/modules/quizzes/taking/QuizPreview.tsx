import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { grade, hasPassed } from '#server/modules/quizzes/grading.rules';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Page, Stack } from '../../../ui/layout/Layout';
import { focusPageHeading, PageHeading, PageTitle } from '../../../ui/text/PageHeading';
import { SurfaceNote } from '../../../ui/states/States';
import { AttemptReview } from './AttemptReview';
import { CourseEyebrow } from './CourseEyebrow';
import { QuizFacts } from './QuizFacts';
import { QuizQuestions } from './QuizQuestions';
import { type QuizPreviewQuery, useQuizPreviewQuery } from './__generated__/QuizPreview.generated';
import { QuizResult } from './QuizResult';
import { QuizPage } from './QuizStates';
import { timeLimitLabel } from '../quizLabels';
import { type Answers, type Question, withChanges } from './TakenAttempt';
import { useQuizLocation } from './useQuizLocation';

type PreviewedQuiz = NonNullable<NonNullable<NonNullable<QuizPreviewQuery['viewer']>['teaching']>['quiz']>;

/** Lets the instructor take their own quiz. Graded on the client; nothing is sent. */
export function QuizPreview({ quizId }: { quizId: string }) {
  const query = useQuizPreviewQuery({ variables: { quizId }, fetchPolicy: 'network-only' });
  return (
    <QuizPage query={query} value={query.data?.viewer?.teaching?.quiz}>
      {(quiz) => <PreviewByStages quiz={quiz} />}
    </QuizPage>
  );
}

function PreviewByStages({ quiz }: { quiz: PreviewedQuiz }) {
  const [stage, setStage] = useState<'intro' | 'questions' | 'result'>('intro');
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const { placeOf } = useQuizLocation();
  const questions = quiz.questions.map(({ id, type, text, options, points }) => {
    return { questionId: id, type, text, options, points };
  });

  /** The button that was pressed is gone, so the heading takes the focus. */
  function show(next: 'intro' | 'questions') {
    flushSync(() => setStage(next));
    focusPageHeading();
  }

  if (stage === 'result')
    return (
      <PreviewedResult
        quiz={quiz}
        questions={questions}
        answers={answers}
        onAgain={() => {
          setAnswers(new Map());
          setFlagged(new Set());
          // The address names the review, with which the last run ended.
          void navigate(placeOf(''), { replace: true, preventScrollReset: true });
          show('intro');
        }}
      />
    );
  return (
    <Page width="text">
      <PageTitle>{`Preview of ${quiz.title}`}</PageTitle>
      <Stack gap={24}>
        <PreviewNote quiz={quiz} />
        <PageHeading
          lead={stage === 'intro' ? quiz.description || undefined : undefined}
          eyebrow={<CourseEyebrow course={quiz.course} />}
        >
          {quiz.title}
        </PageHeading>
        {stage === 'intro' ? (
          <>
            <QuizFacts
              quiz={quiz}
              limitMinutes={quiz.timeLimitMinutes}
              extraMinutes={0}
              attemptsLeft={quiz.maxAttempts}
            />
            <Cluster>
              <Button size="lg" onClick={() => show('questions')}>
                Start Quiz
              </Button>
            </Cluster>
          </>
        ) : (
          <QuizQuestions
            sheet={{
              ...{ questions, answers, flagged },
              answer: (questionId, answer) =>
                setAnswers((before) => withChanges(before, new Map([[questionId, answer]]))),
              toggleFlag: (questionId) => setFlagged((before) => toggled(before, questionId)),
              submit: () => setStage('result'),
            }}
            category={quiz.course.category}
            bar={
              <p>{`${timeLimitLabel(quiz.timeLimitMinutes, 0)}, but the timer doesn’t run in a preview`}</p>
            }
          />
        )}
      </Stack>
    </Page>
  );
}

function PreviewNote({ quiz }: { quiz: PreviewedQuiz }) {
  return (
    <SurfaceNote
      title="Preview"
      action={
        <Button component={Link} to={paths.editQuiz(quiz.id)} variant="secondary" size="sm">
          Edit Quiz
        </Button>
      }
    >
      This is how students see the quiz. Nothing is saved and no attempt is counted.
      {!quiz.isActive && ' It is inactive: students cannot open it.'}
    </SurfaceNote>
  );
}

interface PreviewedResultProps {
  quiz: PreviewedQuiz;
  questions: readonly Question[];
  answers: Answers;
  onAgain: () => void;
}

function PreviewedResult({ quiz, questions, answers, onAgain }: PreviewedResultProps) {
  const { score, total, percent, verdicts } = grade(quiz.questions, Object.fromEntries(answers));
  const keys = new Map(quiz.questions.map((question) => [question.id, question]));
  const { passingScorePercent } = quiz;
  return (
    <QuizResult
      quiz={quiz}
      result={{ score, total, percent, passed: hasPassed(percent, passingScorePercent), passingScorePercent }}
      justFinished
      note={<PreviewNote quiz={quiz} />}
      actions={
        <>
          <Button component={Link} to={paths.course(quiz.course.id)}>
            Back to Course
          </Button>
          <Button variant="secondary" onClick={onAgain}>
            Take again
          </Button>
        </>
      }
    >
      <AttemptReview
        questions={questions}
        answers={answers}
        review={verdicts.map((verdict) => ({
          ...verdict,
          rightAnswer: keys.get(verdict.questionId)?.correctAnswer ?? null,
          explanation: keys.get(verdict.questionId)?.explanation ?? null,
          lesson: null,
        }))}
      />
    </QuizResult>
  );
}

function toggled(before: ReadonlySet<string>, questionId: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(questionId)) after.add(questionId);
  return after;
}
