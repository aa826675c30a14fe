import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { plainQuote } from '#server/modules/assistant/search/quote.rules';
import { Button } from '../../../ui/buttons/Button';
import { RadioGroup } from '../../../ui/fields/Choices';
import { Cluster } from '../../../ui/layout/Layout';
import { CheckIcon, ChevronRightIcon, CloseIcon, RetryIcon } from '../../../ui/icons/Icons';
import type { GeneratedQuestionFragment } from './__generated__/practice.generated';
import styles from './PracticeRun.module.css';
import { SourceLink } from '../SourceLink';

/** A generated question with its correct answer; ungraded. */
export type GeneratedQuestion = GeneratedQuestionFragment;

interface PracticeRunProps {
  questions: readonly GeneratedQuestion[];
  /** Asks for a hint for a question; null: not now. */
  onHint: ((question: string) => void) | null;
}

/** Generated questions one by one, each checked immediately. Nothing is graded or stored. */
export function PracticeRun({ questions, onHint }: PracticeRunProps) {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[index];

  function goTo(next: number) {
    flushSync(() => setIndex(next));
    heading.current?.focus();
  }

  return (
    <div
      role="group"
      aria-label="Practice"
      className={`wm-stack wm-gap-16 wm-pad-16 wm-inset ${styles.practice}`}
    >
      <div className="wm-cluster wm-justify-space-between wm-gap-16 wm-gap-y-8">
        <h3 className="wm-font-17" ref={heading} tabIndex={-1}>
          {question ? `Question ${index + 1} of ${questions.length}` : 'Practice complete'}
        </h3>
        <span className={styles.dots} aria-hidden="true">
          {questions.map((_, at) => (
            <span key={at} data-state={at < index ? 'behind' : at === index ? 'here' : 'ahead'} />
          ))}
        </span>
      </div>
      {question ? (
        <PracticeQuestion
          key={index}
          question={question}
          isLast={index === questions.length - 1}
          onHint={onHint && (() => onHint(question.text))}
          onNext={() => goTo(index + 1)}
        />
      ) : (
        <>
          <p>You’ve answered every question. Practice isn’t graded.</p>
          <div>
            <Button variant="secondary" iconStart={<RetryIcon size={18} />} onClick={() => goTo(0)}>
              Practice again
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface PracticeQuestionProps {
  question: GeneratedQuestion;
  isLast: boolean;
  onHint: (() => void) | null;
  onNext: () => void;
}

function PracticeQuestion({ question, isLast, onHint, onNext }: PracticeQuestionProps) {
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function check() {
    flushSync(() => setIsChecked(true));
    // The verdict may have pushed it behind the message box.
    button.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  return (
    <>
      <RadioGroup
        legend={question.text}
        name={name}
        options={optionsOf(question).map(({ answer, label }) => ({ value: answer, label }))}
        value={chosen}
        disabled={isChecked}
        onChange={setChosen}
      />
      <div role="status">{isChecked && <Verdict question={question} chosen={chosen} />}</div>
      <Cluster gap={8}>
        {isChecked ? (
          <Button ref={button} iconEnd={<ChevronRightIcon size={16} />} ignoresDoubleClick onClick={onNext}>
            {isLast ? 'Finish' : 'Next question'}
          </Button>
        ) : (
          <>
            <Button
              ref={button}
              variant="secondary"
              disabled={chosen === null}
              ignoresDoubleClick
              onClick={check}
            >
              Check answer
            </Button>
            <Button variant="quiet" disabled={onHint === null} onClick={() => onHint?.()}>
              Get a hint
            </Button>
          </>
        )}
      </Cluster>
    </>
  );
}

function Verdict({ question, chosen }: { question: GeneratedQuestion; chosen: string | null }) {
  const isRight = chosen === question.answer;
  const quote = plainQuote(question.quote);
  return (
    <div className={`wm-stack wm-gap-8 ${styles.verdict}`} data-right={isRight}>
      <p className={`wm-row wm-align-start wm-gap-8 wm-strong ${styles.word}`}>
        {isRight ? <CheckIcon /> : <CloseIcon />}
        {isRight ? 'Correct' : `Incorrect. The correct answer is: ${keyLabel(question)}`}
      </p>
      {question.explanation && <p>{question.explanation}</p>}
      {!question.explanation.includes(quote) && <blockquote>{quote}</blockquote>}
      <p>
        From <SourceLink source={question.source}>{question.lessonTitle}</SourceLink>
      </p>
    </div>
  );
}

/** The possible answers: the four options, or true and false. */
export function optionsOf({ type, options }: GeneratedQuestion): { answer: string; label: string }[] {
  if (type === 'TRUE_FALSE')
    return [
      { answer: 'true', label: 'True' },
      { answer: 'false', label: 'False' },
    ];
  return options.map((option) => ({ answer: option, label: option }));
}

/** The correct answer as displayed. */
function keyLabel(question: GeneratedQuestion): string {
  return optionsOf(question).find(({ answer }) => answer === question.answer)?.label ?? question.answer;
}
