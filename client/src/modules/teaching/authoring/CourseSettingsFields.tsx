import { formatPrice } from '../../../lib/format';
import { CourseCover } from '../../../ui/map/CourseCover';
import { GLYPHS } from '../../../ui/map/drawing/glyphs';
import { Section, Stack } from '../../../ui/layout/Layout';
import { SelectField, TextField } from '../../../ui/fields/Fields';
import { LEVEL_NAMES, levelName } from '../../courses/levelLabels';
import type { InfoFieldsProps } from './CourseDetailsFields';
import { centsOf, type CourseInfo, normalizedPrice } from './courseDraft';
import styles from './CourseSettingsFields.module.css';

const MISSING = 'Not set';

type Rule = 'completionRule' | 'certificateRule' | 'assistantMode' | 'glyph';

/** The selects below the price; each value has its name. */
export const RULES: {
  [Field in Rule]: { label: string; hint: string; names: Record<CourseInfo[Field], string> };
} = {
  completionRule: {
    label: 'Completion of lessons with a video',
    hint: 'Students can always use “Mark complete”. With the first option, the start of a YouTube video counts too.',
    names: {
      WATCHED: 'When 90% were watched',
      END: 'At the end of the video',
      MANUAL: 'Only with “Mark complete”',
    },
  },
  certificateRule: {
    label: 'Required for the certificate',
    hint: 'Lessons have to be completed, quizzes passed. Certificates that were already issued stay valid.',
    names: { LESSONS: 'All lessons', LESSONS_AND_QUIZZES: 'All lessons and all quizzes' },
  },
  assistantMode: {
    label: 'Assistant for students',
    hint: 'You always get answers about your own course. “Off” also ends the suggestions for its texts.',
    names: { ANSWERS: 'Answers questions', HINTS: 'Only gives hints', OFF: 'Off' },
  },
  glyph: {
    label: 'Drawing on the cover',
    hint: 'It says what the course is about, before its title is read.',
    names: {
      '': 'That of the category',
      ...Object.fromEntries(Object.entries(GLYPHS).map(([glyph, { name }]) => [glyph, name])),
    },
  },
};

/** The names of the fields in an edit conflict. */
export const courseWords = {
  ...RULES,
  level: { names: LEVEL_NAMES },
  price: { label: 'Price (USD)' },
  outcomes: { label: 'What students will learn' },
};

/** Price, what counts as completed, what the assistant does, and a summary of the course. */
export function CourseSettingsFields(props: InfoFieldsProps & { lessonCount: number }) {
  const { info, onChange, idOf, errorOf, lessonCount } = props;
  const cents = centsOf(info.price);
  const facts: [string, string | number][] = [
    ['Title', info.title.trim() || MISSING],
    ['Category', info.category || MISSING],
    ['Level', levelName(info.level)],
    ['Price', Number.isNaN(cents) ? MISSING : formatPrice(cents)],
    ['Lessons', lessonCount],
    ['Tags', info.tags.length],
  ];
  return (
    <Stack gap={40}>
      <TextField
        id={idOf('priceCents')}
        name="price"
        type="number"
        label="Price (USD)"
        hint="0 means free. The price is displayed but not charged."
        min={0}
        step={0.01}
        inputMode="decimal"
        autoComplete="off"
        className="wm-max-16"
        value={info.price}
        error={errorOf('priceCents')}
        onChange={({ target }) => onChange({ price: target.value })}
        onBlur={() => onChange({ price: normalizedPrice(info.price) })}
      />
      {(Object.keys(RULES) as Rule[]).map((rule) => (
        <SelectField
          key={rule}
          id={idOf(rule)}
          name={rule}
          label={RULES[rule].label}
          hint={RULES[rule].hint}
          value={info[rule]}
          error={errorOf(rule)}
          onChange={({ target }) => onChange({ [rule]: target.value })}
          options={Object.entries(RULES[rule].names)}
        />
      ))}
      <Section title="Course Summary">
        <div className={`wm-grid wm-gap-24 ${styles.summary}`}>
          <CourseCover
            title={info.title.trim() || 'Untitled'}
            category={info.category || 'Other'}
            glyph={info.glyph}
            lessons={lessonCount}
            className={styles.cover}
          />
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="wm-muted">{name}</dt>
                <dd className={`wm-strong wm-anywhere ${value === MISSING ? styles.missing : undefined}`}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </Stack>
  );
}
