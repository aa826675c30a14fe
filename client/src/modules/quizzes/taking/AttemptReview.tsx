import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Badge } from '../../../ui/display/Badge';
import { CheckIcon, CloseIcon } from '../../../ui/icons/Icons';
import { Section, Stack } from '../../../ui/layout/Layout';
import { RichText } from '../../../ui/text/RichText';
import styles from './AttemptReview.module.css';
import { answerLabel } from './QuestionCard';
import { pointsLabel } from '../quizLabels';
import type { Answers, Question, TakenAttempt } from './TakenAttempt';

interface ReviewedCourse {
  id: string;
  assistantMode: 'ANSWERS' | 'HINTS' | 'OFF';
}

interface AttemptReviewProps {
  questions: readonly Question[];
  answers: Answers;
  /** The review, as far as its rule allows; null: only the score is shown. */
  review: TakenAttempt['review'];
  /** What is not shown, and when it will be; null for nothing. */
  note?: string | null;
  /** The course whose lessons and assistant wrong answers link; undefined: none. */
  course?: ReviewedCourse;
}

/** Review of an attempt by question: the given answers and, if allowed, the correct ones. */
export function AttemptReview(props: AttemptReviewProps) {
  const { questions, answers, review, note = null, course } = props;
  const verdicts = new Map(review?.map((one) => [one.questionId, one]));
  return (
    <Section title="Your answers">
      {note && <p className="wm-muted wm-small">{note}</p>}
      <Stack component="ol" gap={24}>
        {questions.map((question, index) => (
          <li key={question.questionId} className={`wm-stack wm-gap-8 wm-rule-above ${styles.question}`}>
            <ReviewedQuestion
              question={question}
              number={index + 1}
              answer={answers.get(question.questionId) ?? ''}
              verdict={verdicts.get(question.questionId)}
              course={course}
            />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

type Verdict = NonNullable<TakenAttempt['review']>[number];

interface ReviewedQuestionProps {
  question: Question;
  /** The number of the question, from 1. */
  number: number;
  /** '' for none. */
  answer: string;
  /** undefined: not shown. */
  verdict: Verdict | undefined;
  course: ReviewedCourse | undefined;
}

function ReviewedQuestion({ question, number, answer, verdict, course }: ReviewedQuestionProps) {
  return (
    <>
      <div className="wm-cluster wm-gap-12 wm-gap-y-8">
        <h3 className="wm-font-17">Question {number}</h3>
        {verdict && (
          <Badge tone={verdict.isCorrect ? 'success' : 'error'}>
            {verdict.isCorrect ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
            {verdict.isCorrect ? 'Correct' : 'Incorrect'}
          </Badge>
        )}
        <span className="wm-muted wm-small">
          {verdict
            ? `${verdict.pointsEarned} of ${pointsLabel(question.points)}`
            : pointsLabel(question.points)}
        </span>
      </div>
      <p className="wm-written wm-strong wm-measure">
        <RichText>{question.text}</RichText>
      </p>
      <dl className={`wm-stack wm-gap-8 ${styles.answers}`}>
        <Row name="Your answer">
          <RichText>{answer === '' ? 'Not answered' : answerLabel(question.type, answer)}</RichText>
        </Row>
        {verdict && verdict.rightAnswer !== null && (
          <Row name="Correct answer">
            <RichText>{answerLabel(question.type, verdict.rightAnswer)}</RichText>
          </Row>
        )}
        {verdict && !verdict.isCorrect && verdict.lesson && course && (
          <Row name="Review">
            <Link to={paths.courseAtLesson(course.id, verdict.lesson.id)} className="wm-link">
              {verdict.lesson.title}
            </Link>
          </Row>
        )}
        {verdict && !verdict.isCorrect && course && course.assistantMode !== 'OFF' && (
          <Row name="Assistant">
            <Link to={paths.assistantAbout(course.id, { exercise: question.text })} className="wm-link">
              Get a hint for this question
            </Link>
          </Row>
        )}
        {verdict?.explanation && (
          <Row name="Explanation">
            <RichText>{verdict.explanation}</RichText>
          </Row>
        )}
      </dl>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
