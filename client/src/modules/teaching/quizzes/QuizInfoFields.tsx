import { REVIEW_RULES } from '#server/modules/quizzes/quiz.rules';
import { Card } from '../../../ui/display/Card';
import { Checkbox, RadioGroup } from '../../../ui/fields/Choices';
import { Grid, Section, Stack } from '../../../ui/layout/Layout';
import { SelectField, TextArea, TextField } from '../../../ui/fields/Fields';
import { WithSuggestions } from '../../assistant/suggestions/WithSuggestions';
import type { QuizInfo } from '../../quizzes/quizDraft';
import { isAllowed } from '../../courses/coursePermissions';
import type { QuizCourseChoiceFragment } from './__generated__/QuizForm.generated';

const REVIEW_RULE_LABELS: Record<QuizInfo['reviewRule'], { label: string; hint: string }> = {
  AUTOMATIC: {
    label: 'Depends on the result',
    hint: 'Always the score. After passing, which answers were right. When no attempts are left, correct answers and explanations.',
  },
  SCORE: { label: 'The score only', hint: 'Points and percent, without details on individual questions.' },
  VERDICTS: {
    label: 'Which answers were right',
    hint: 'Correct or incorrect for each question, never the correct answer.',
  },
  ANSWERS: {
    label: 'Correct answers and explanations',
    hint: 'Everything, after every attempt. Students retaking the quiz will know the answers.',
  },
};

type TypedField = Exclude<
  keyof QuizInfo,
  'reviewRule' | 'shufflesQuestions' | 'shufflesOptions' | 'isPractice'
>;

interface QuizInfoFieldsProps {
  /** The viewer's courses. */
  courses: QuizCourses;
  info: QuizInfo;
  onChange: (part: Partial<QuizInfo>) => void;
  /** The id of a field's control. */
  idOf: (field: keyof QuizInfo) => string;
  /** The error of a field, if any. */
  errorOf: (field: keyof QuizInfo) => string | undefined;
}

export type QuizCourses = QuizCourseChoiceFragment['courses'];

/** The courses that a quiz of the viewer can belong to. */
export const editableCourses = (courses: QuizCourses) =>
  courses.filter((course) => isAllowed(course, 'EDIT_CONTENT'));

/** The names of the fields in an edit conflict. */
export const quizInfoWords = (courses: QuizCourses) => ({
  courseId: {
    label: 'Course',
    names: Object.fromEntries(courses.map(({ id, title }) => [id, title])),
  },
  timeLimitMinutes: { label: 'Time limit (minutes)' },
  passingScorePercent: { label: 'Passing score (%)' },
  maxAttempts: { label: 'Maximum attempts' },
  reviewRule: {
    label: 'What students see after submitting',
    names: Object.fromEntries(REVIEW_RULES.map((rule) => [rule, REVIEW_RULE_LABELS[rule].label])),
  },
  shufflesQuestions: { label: 'Shuffle the questions' },
  shufflesOptions: { label: 'Shuffle the options' },
  isPractice: { label: 'Release for practice' },
});

/** Fields for the quiz's title, course and settings. */
export function QuizInfoFields({ courses, info, onChange, idOf, errorOf }: QuizInfoFieldsProps) {
  const editable = editableCourses(courses);

  const text = (field: TypedField) => ({
    id: idOf(field),
    name: field,
    value: info[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const figure = { inputMode: 'numeric', autoComplete: 'off' } as const;

  return (
    <Section title="Quiz Information">
      <Card padding="lg">
        <Stack gap={24}>
          <TextField {...text('title')} label="Title" required autoComplete="off" />
          <WithSuggestions
            kinds={['RUBRIC', 'PLAIN_LANGUAGE', 'TRANSLATION']}
            field="description"
            courseId={info.courseId || null}
            title={info.title}
            text={info.description}
            onText={(description) => onChange({ description })}
          >
            <TextArea {...text('description')} label="Description" optional rows={3} />
          </WithSuggestions>
          <SelectField
            {...text('courseId')}
            label="Course"
            required
            hint={
              courses.length === 0
                ? 'You have no courses yet. Every quiz belongs to a course.'
                : editable.length === 0
                  ? 'You have no courses that you may edit. Every quiz belongs to a course.'
                  : undefined
            }
            options={[['', 'Select a course'], ...editable.map(({ id, title }) => [id, title] as const)]}
          />
          <Grid min={200} columns={3}>
            <TextField
              {...text('timeLimitMinutes')}
              {...figure}
              label="Time limit (minutes)"
              hint="0 means no limit."
            />
            <TextField
              {...text('passingScorePercent')}
              {...figure}
              label="Passing score (%)"
              hint="0 to 100."
            />
            <TextField
              {...text('maxAttempts')}
              {...figure}
              label="Maximum attempts"
              hint="Leave blank for no limit."
            />
          </Grid>
          <RadioGroup
            legend="What students see after submitting"
            name="reviewRule"
            value={info.reviewRule}
            onChange={(rule) => onChange({ reviewRule: rule as QuizInfo['reviewRule'] })}
            options={REVIEW_RULES.map((value) => ({ value, ...REVIEW_RULE_LABELS[value] }))}
          />
          <div>
            <Checkbox
              label="Shuffle the questions"
              hint="Every attempt gets a different order."
              checked={info.shufflesQuestions}
              onChange={(shufflesQuestions) => onChange({ shufflesQuestions })}
            />
            <Checkbox
              label="Shuffle the options"
              hint="Every attempt gets a different order of multiple-choice options."
              checked={info.shufflesOptions}
              onChange={(shufflesOptions) => onChange({ shufflesOptions })}
            />
            <Checkbox
              label="Release for practice"
              hint="The assistant may show questions that name a lesson, with their answers, to everyone who can read the lessons."
              checked={info.isPractice}
              onChange={(isPractice) => onChange({ isPractice })}
            />
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
