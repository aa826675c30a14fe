import { useEffect, useRef, useState } from 'react';
import { isRightAnswer } from '#server/modules/quizzes/grading.rules';
import { Button } from '../../../ui/buttons/Button';
import { focusWhenMounted } from '../../../ui/focusWhenMounted';
import { Cluster, Section } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { AnswerField, answerLabel } from './QuestionCard';
import type { Question, SavedAnswer, TakenAttempt } from './TakenAttempt';

interface PracticeAgainProps {
  questions: readonly Question[];
  answers: readonly SavedAnswer[];
  review: NonNullable<TakenAttempt['review']>;
}

/** A question that was answered wrong, with what the review shows of it. */
export interface Missed {
  question: Question;
  /** The wrong answer; '' for none. */
  before: string;
  verdict: NonNullable<TakenAttempt['review']>[number];
}

/**
 * Practice with the questions that were answered wrong, without a score. It knows only what the review shows, and asks
 * the server nothing.
 */
export function PracticeAgain({ questions, answers, review }: PracticeAgainProps) {
  const [at, setAt] = useState<number | null>(null);
  const answerOf = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const verdicts = new Map(review.map((verdict) => [verdict.questionId, verdict]));
  const missed = questions.flatMap((question): Missed[] => {
    const verdict = verdicts.get(question.questionId);
    if (!verdict || verdict.isCorrect) return [];
    return [{ question, verdict, before: answerOf.get(question.questionId) ?? '' }];
  });
  const current = at === null ? undefined : missed[at];
  if (missed.length === 0) return null;
  return (
    <Section title="Practice">
      {current ? (
        <PracticeQuestion
          key={current.question.questionId}
          missed={current}
          number={at! + 1}
          total={missed.length}
          onNext={() => setAt(at! + 1)}
        />
      ) : (
        <>
          {/* After the last question, it replaces the button that was pressed. */}
          <p ref={at === null ? undefined : focusWhenMounted} tabIndex={-1}>
            {at === null
              ? 'Answer the questions you got wrong again. Practice has no score and doesn’t count as an attempt.'
              : 'That was the last question.'}
          </p>
          <Cluster>
            <Button variant="secondary" onClick={() => setAt(0)}>
              {at === null ? 'Practice these questions again' : 'Practice once more'}
            </Button>
          </Cluster>
        </>
      )}
    </Section>
  );
}

interface PracticeQuestionProps {
  missed: Missed;
  /** The number of the question, from 1. */
  number: number;
  total: number;
  onNext: () => void;
}

function PracticeQuestion({ missed, number, total, onNext }: PracticeQuestionProps) {
  const { question, verdict } = missed;
  const [answer, setAnswer] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that showed this question is gone.
  useEffect(() => heading.current?.focus(), []);
  const outcome = outcomeOf(missed, answer);
  return (
    <div className="wm-surface wm-stack wm-gap-16 wm-pad-16">
      <h3 ref={heading} tabIndex={-1} className="wm-font-17">
        Practice question {number} of {total}
      </h3>
      <AnswerField
        question={question}
        answer={answer}
        isLocked={isChecked}
        sheet={{ answer: (_id, answer) => setAnswer(answer) }}
      />
      <div role="status">
        {isChecked && (
          <SurfaceNote tone={outcome.tone} title={outcome.title}>
            {verdict.rightAnswer !== null &&
              outcome.tone !== 'success' &&
              `The correct answer is: ${answerLabel(question.type, verdict.rightAnswer)}. `}
            {verdict.explanation}
          </SurfaceNote>
        )}
      </div>
      <Cluster>
        {isChecked ? (
          <Button onClick={onNext}>{number < total ? 'Next question' : 'Finish'}</Button>
        ) : (
          <Button disabled={answer.trim() === ''} onClick={() => setIsChecked(true)}>
            Check
          </Button>
        )}
      </Cluster>
    </div>
  );
}

interface Outcome {
  tone: 'success' | 'error' | 'info';
  title: string;
}

/**
 * What can be said of a practice answer. Without the right answer, only that the wrong one was given again: more would
 * tell more than the review rule allows.
 */
export function outcomeOf({ question, before, verdict }: Missed, answer: string): Outcome {
  const { type } = question;
  const wrong: Outcome = { tone: 'error', title: 'Incorrect' };
  const right: Outcome = { tone: 'success', title: 'Correct' };
  if (verdict.rightAnswer !== null)
    return isRightAnswer({ type, correctAnswer: verdict.rightAnswer }, answer) ? right : wrong;
  if (before !== '' && isRightAnswer({ type, correctAnswer: before }, answer))
    return { tone: 'error', title: 'Incorrect: this is your answer from the attempt' };
  if (type === 'TRUE_FALSE' && before !== '') return right;
  return {
    tone: 'info',
    title: 'Not checked. Your instructor doesn’t show the correct answer: compare yours with the lesson.',
  };
}
