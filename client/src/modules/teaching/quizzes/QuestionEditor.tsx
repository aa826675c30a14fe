import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '#server/platform/validation.rules';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { classes } from '../../../ui/classes';
import { Card } from '../../../ui/display/Card';
import draggable from '../../../ui/fields/DraggableRow.module.css';
import { FieldError, SelectField, TextArea, TextField } from '../../../ui/fields/Fields';
import { useDraggableRow } from '../../../ui/fields/useDraggableRow';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  DragIcon,
  PlusIcon,
  TrashIcon,
} from '../../../ui/icons/ToolIcons';
import { hasFormatting } from '../../../ui/text/formulas';
import { RichText } from '../../../ui/text/RichText';
import type { QuestionDraft } from '../../quizzes/quizDraft';
import { controlId, focusOn, type QuestionActions } from './questionActions';
import styles from './QuestionEditor.module.css';

const TYPE_LABELS: Record<QuestionDraft['type'], string> = {
  MULTIPLE_CHOICE: 'Multiple choice',
  TRUE_FALSE: 'True or false',
  SHORT_ANSWER: 'Short answer',
};

/** The names of the fields in an edit conflict. */
export const questionWords = {
  type: { names: TYPE_LABELS },
  rightOption: { label: 'Correct option', names: { 0: '1', 1: '2', 2: '3', 3: '4' } },
  rightTruth: { label: 'Correct answer', names: { true: 'True', false: 'False' } },
  rightText: { label: 'Correct answer' },
  explanation: { label: 'Explanation' },
  points: { label: 'Points' },
};

interface QuestionEditorProps {
  question: QuestionDraft;
  index: number;
  count: number;
  /** Errors of this question, by field. */
  problems: readonly FieldProblem[];
  /** The lessons of the quiz's course. */
  lessons: Lessons;
  actions: QuestionActions;
}

export type Lessons = readonly { id: string; title: string }[];

/**
 * Editor for a question. For keyboard entry, Enter moves from the text through the options to the correct one, and
 * Ctrl+Enter adds the next question.
 */
export const QuestionEditor = memo(OneQuestion, isSameRendering);

/** Whether both render the same, by content, as the form copies its values. */
function isSameRendering(one: QuestionEditorProps, other: QuestionEditorProps): boolean {
  const content = ({ actions: _actions, lessons: _lessons, ...props }: QuestionEditorProps) =>
    JSON.stringify(props);
  return one.actions === other.actions && one.lessons === other.lessons && content(one) === content(other);
}

function OneQuestion({ question, index, count, problems, lessons, actions }: QuestionEditorProps) {
  const { key, lessonId } = question;
  const onChange = (part: Partial<Omit<QuestionDraft, 'key'>>) => actions.change(key, part);
  const row = useRef<HTMLElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { isDragged, edge } = useDraggableRow({
    row,
    handle,
    kind: 'quizQuestion',
    key,
    onDropped: (dropped, side) => actions.dropOn(question, dropped, side),
  });
  const headingId = useId();
  const [explains, setExplains] = useState(question.explanation !== '');
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const errorOf = (field: string) => problems.find(({ path }) => path === field)?.message;
  const messages = [...new Set(problems.map(({ message }) => message))];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      actions.addAfter(key);
      return;
    }
    const next = nextFieldId(question, (event.target as HTMLElement).id);
    if (!next) return;
    event.preventDefault();
    focusOn(next);
  }

  return (
    <Card
      ref={row}
      component="section"
      id={key}
      aria-labelledby={headingId}
      padding="none"
      className={classes(styles.card, isDragged && draggable.dragged, edge && draggable[edge])}
      onKeyDown={onKeyDown}
    >
      <div className="wm-row wm-gap-8 wm-rule-below wm-pad-8-12">
        <span
          ref={handle}
          className={`wm-center wm-muted wm-fixed ${draggable.handle}`}
          title="Drag to move"
          aria-hidden="true"
        >
          <DragIcon />
        </span>
        <h3 id={headingId} className="wm-grow wm-font-20">
          Question {index + 1}
        </h3>
        <div
          className={`wm-row wm-align-stretch wm-gap-4 ${draggable.actions}`}
          role="group"
          aria-label={`Question ${index + 1}`}
        >
          <IconButton
            label="Move up"
            size="sm"
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && actions.move(key, index - 1)}
          >
            <ArrowUpIcon size={18} />
          </IconButton>
          <IconButton
            label="Move down"
            size="sm"
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && actions.move(key, index + 1)}
          >
            <ArrowDownIcon size={18} />
          </IconButton>
          <IconButton label="Duplicate" size="sm" onClick={() => actions.duplicate(question)}>
            <CopyIcon size={18} />
          </IconButton>
          <IconButton label="Delete" size="sm" onClick={() => actions.remove(question)}>
            <TrashIcon size={18} />
          </IconButton>
        </div>
      </div>
      <div className={`wm-stack wm-gap-16 wm-pad-16 ${styles.body}`}>
        {messages.map((message) => (
          <FieldError key={message}>{message}</FieldError>
        ))}
        <div className={`wm-grid wm-gap-16 ${styles.kind}`}>
          <SelectField
            label="Type"
            value={question.type}
            onChange={({ target }) => onChange({ type: target.value as QuestionDraft['type'] })}
            options={Object.entries(TYPE_LABELS)}
          />
          <TextField
            id={controlId(key, 'points')}
            label="Points"
            inputMode="numeric"
            autoComplete="off"
            value={question.points}
            onChange={({ target }) => onChange({ points: target.value })}
            error={errorOf('points')}
          />
        </div>
        <TextArea
          id={controlId(key, 'text')}
          label="Question text"
          rows={2}
          className={styles.text}
          value={question.text}
          onChange={({ target }) => onChange({ text: target.value })}
          error={errorOf('text')}
          enterKeyHint="next"
        />
        <QuestionAnswer question={question} onChange={onChange} errorOf={errorOf} />
        {lessons.length > 0 && (
          <SelectField
            label="Lesson to repeat"
            optional
            hint="Linked in the result after a wrong answer."
            // A lesson that is not in the course, such as a deleted one, counts as none when the quiz is saved.
            value={lessons.some(({ id }) => id === lessonId) ? lessonId : ''}
            onChange={({ target }) => onChange({ lessonId: target.value })}
            options={[
              ['', 'None'],
              ...lessons.map(({ id, title }, index) => [id, `${index + 1}. ${title}`] as const),
            ]}
          />
        )}
        {explains ? (
          <TextArea
            id={controlId(key, 'explanation')}
            label="Explanation"
            optional
            hint="Shown with the correct answer if the quiz shows answers."
            rows={2}
            className={styles.text}
            value={question.explanation}
            onChange={({ target }) => onChange({ explanation: target.value })}
          />
        ) : (
          <div>
            <Button
              variant="quiet"
              size="sm"
              iconStart={<PlusIcon size={16} />}
              onClick={() => {
                flushSync(() => setExplains(true));
                focusOn(controlId(key, 'explanation'));
              }}
            >
              Add an explanation
            </Button>
          </div>
        )}
        <QuestionPreview question={question} />
      </div>
    </Card>
  );
}

/** How students see the texts of a question that have formulas or code; nothing for a question without any. */
function QuestionPreview({ question }: { question: QuestionDraft }) {
  const { type, text, options, explanation } = useDeferredValue(question);
  const answers = type === 'MULTIPLE_CHOICE' ? options : [];
  const texts = [text, ...answers, explanation].filter(hasFormatting);
  if (texts.length === 0) return null;
  return (
    <section
      aria-label="Preview of the question"
      className={`wm-typed wm-stack wm-gap-12 wm-min-0 wm-pad-16 ${styles.preview}`}
    >
      {texts.map((each, index) => (
        <div key={index}>
          <RichText>{each}</RichText>
        </div>
      ))}
    </section>
  );
}

/**
 * The control that Enter moves to from the one with this id: text, each option, then the correct answer. null if there
 * is none.
 */
function nextFieldId(
  { key, type, options, rightOption, rightTruth }: QuestionDraft,
  id: string,
): string | null {
  const isChoice = type === 'MULTIPLE_CHOICE';
  const selected = isChoice ? (rightOption ?? 0) : Number(type === 'TRUE_FALSE' && rightTruth === 'false');
  const stops = [
    controlId(key, 'text'),
    ...(isChoice ? options.map((_, index) => controlId(key, 'options', index)) : []),
    controlId(key, 'correctAnswer', selected),
  ];
  const at = stops.indexOf(id);
  return at < 0 ? null : (stops[at + 1] ?? null);
}

interface QuestionAnswerProps {
  question: QuestionDraft;
  onChange: (part: Partial<Omit<QuestionDraft, 'key'>>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Editor for a question's options and correct answer. */
function QuestionAnswer(props: QuestionAnswerProps) {
  if (props.question.type === 'MULTIPLE_CHOICE') return <Options {...props} />;
  if (props.question.type === 'TRUE_FALSE') return <Truth {...props} />;
  return <ShortAnswer {...props} />;
}

function Options({ question, onChange, errorOf }: QuestionAnswerProps) {
  const { key, options, rightOption } = question;
  const write = (index: number, text: string) => onChange({ options: options.with(index, text) });

  /** Pasting several lines fills the options from here on, one line each. */
  function spread(event: ClipboardEvent, index: number) {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    const texts = lines.map((line) => line.trim()).filter(Boolean);
    if (texts.length < 2) return;
    event.preventDefault();
    onChange({ options: options.map((old, at) => (at >= index ? (texts[at - index] ?? old) : old)) });
  }

  return (
    <fieldset className="wm-stack wm-gap-8">
      <legend className={styles.legend}>Options, the correct one marked</legend>
      {options.map((option, index) => (
        <div key={index} className={classes(styles.option, index === rightOption && styles.right)}>
          <input
            type="radio"
            id={controlId(key, 'correctAnswer', index)}
            name={`${key}-right`}
            className={`wm-fixed ${styles.radio}`}
            aria-label={`Option ${index + 1} is correct`}
            aria-invalid={errorOf('correctAnswer') ? true : undefined}
            checked={index === rightOption}
            onChange={() => onChange({ rightOption: index })}
          />
          <input
            type="text"
            id={controlId(key, 'options', index)}
            className={`wm-grow ${styles.optionText}`}
            aria-label={`Option ${index + 1}`}
            aria-invalid={errorOf(`options.${index}`) ? true : undefined}
            placeholder={`Option ${index + 1}`}
            autoComplete="off"
            enterKeyHint="next"
            value={option}
            onChange={({ target }) => write(index, target.value)}
            onPaste={(event) => spread(event, index)}
          />
        </div>
      ))}
    </fieldset>
  );
}

const TRUTHS = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
] as const;

function Truth({ question, onChange, errorOf }: QuestionAnswerProps) {
  const { key, rightTruth } = question;
  return (
    <fieldset className="wm-stack wm-gap-8">
      <legend className={styles.legend}>Correct answer</legend>
      {TRUTHS.map(({ value, label }, index) => (
        <label
          key={value}
          className={classes('wm-max-16', styles.truth, value === rightTruth && styles.right)}
        >
          <input
            type="radio"
            id={controlId(key, 'correctAnswer', index)}
            name={`${key}-right`}
            className={`wm-fixed ${styles.radio}`}
            aria-invalid={errorOf('correctAnswer') ? true : undefined}
            checked={value === rightTruth}
            onChange={() => onChange({ rightTruth: value })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function ShortAnswer({ question, onChange, errorOf }: QuestionAnswerProps) {
  return (
    <TextField
      id={controlId(question.key, 'correctAnswer')}
      label="Correct answer"
      hint="Ignores capitalization and surrounding spaces."
      autoComplete="off"
      value={question.rightText}
      error={errorOf('correctAnswer')}
      onChange={({ target }) => onChange({ rightText: target.value })}
    />
  );
}
