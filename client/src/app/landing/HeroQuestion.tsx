import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { CheckIcon, ChevronRightIcon, CloseIcon } from '../../ui/icons/Icons';
import { Stack } from '../../ui/layout/Layout';
import { LineBadge } from '../../ui/map/LineBadge';
import { LineTrack } from '../../ui/map/LineTrack';
import { paths } from '../paths';
import styles from './HeroQuestion.module.css';
import { LandingAnswerDocument, type LandingAnswerQuery } from './__generated__/HeroQuestion.generated';
import type { LandingPageQuery } from './__generated__/LandingPage.generated';

type Answer = NonNullable<LandingAnswerQuery['landingQuestion']>['answer'];

interface HeroQuestionProps {
  question: NonNullable<LandingPageQuery['landingQuestion']>;
}

/** A question about a lesson, at the lesson's stop on the line of its course. */
export function HeroQuestion({ question }: HeroQuestionProps) {
  const { id, text, options, lesson } = question;
  const { course, position } = lesson;
  const [chosen, setChosen] = useState<number | null>(null);
  const [checked, setChecked] = useState<Answer | 'asked' | 'failed' | null>(null);
  const answer = typeof checked === 'object' ? checked : null;
  const { query } = useApolloClient();

  async function choose(index: number) {
    setChosen(index);
    setChecked('asked');
    // Another question may have been chosen for the page meanwhile.
    const data = await query({ query: LandingAnswerDocument }).then(
      (result) => (result.data?.landingQuestion?.id === id ? result.data.landingQuestion : null),
      () => null,
    );
    setChecked(data?.answer ?? 'failed');
  }

  const passed = answer ? position : position - 1;

  return (
    <Card component="section" padding="lg" aria-labelledby="landing-question" className="wm-grid wm-gap-16">
      <p className="wm-row wm-justify-space-between wm-gap-8 wm-muted wm-small">
        From “{course.title}” <LineBadge category={course.category} size="sm" />
      </p>
      <LineTrack
        total={course.lessonCount}
        completed={Array.from({ length: passed }, (_, index) => index + 1)}
        category={course.category}
        label={`Lesson ${position} of ${course.lessonCount}`}
        className={styles.line}
      />
      <Stack gap={12} role="group" aria-labelledby="landing-question">
        <h2 id="landing-question" className="wm-font-20">
          {text}
        </h2>
        {options.map((option, index) => (
          <Button
            key={index}
            variant="secondary"
            fullWidth
            className={styles.option}
            loading={checked === 'asked' && chosen === index}
            aria-pressed={chosen === index}
            aria-disabled={answer !== null || undefined}
            iconEnd={answer && <Mark isRight={index === answer.option} isChosen={index === chosen} />}
            onClick={() => {
              if (!answer && checked !== 'asked') void choose(index);
            }}
          >
            {option}
          </Button>
        ))}
      </Stack>
      <div role="status" className="wm-hidden-if-empty">
        {answer && (
          <p>
            <strong>{chosen === answer.option ? 'Correct.' : 'Incorrect.'}</strong>{' '}
            {chosen !== answer.option && `The answer is “${options[answer.option]}”. `}
            {answer.explanation}
          </p>
        )}
        {checked === 'failed' && <p>Your answer couldn’t be checked. Please try again.</p>}
      </div>
      {(answer || checked === 'failed') && (
        <Button component={Link} to={paths.lesson(lesson.id)} iconEnd={<ChevronRightIcon size={16} />}>
          Open the lesson: {lesson.title}
        </Button>
      )}
    </Card>
  );
}

/** Marks the right option, and a wrong one that was chosen. */
function Mark({ isRight, isChosen }: { isRight: boolean; isChosen: boolean }) {
  if (isRight)
    return (
      <>
        <CheckIcon className="wm-success" />
        <span className="wm-visually-hidden">, correct answer</span>
      </>
    );
  if (!isChosen) return null;
  return (
    <>
      <CloseIcon size={18} className="wm-error" />
      <span className="wm-visually-hidden">, incorrect</span>
    </>
  );
}
