import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { COURSE_LANGUAGES } from '#server/modules/courses/course-options.rules';
import {
  OUTCOMES_MAX,
  REQUIREMENTS_MAX,
  splitLines,
  SUBTITLE_MAX_LENGTH,
  tagsOf,
} from '#server/modules/teaching/authoring/course-form.rules';
import type { Category } from '#server/platform/settings/default-categories.rules';
import { languageName } from '../../../lib/format';
import { useWhenHidden } from '../../../lib/useWhenHidden';
import { Button } from '../../../ui/buttons/Button';
import { RemovableChip } from '../../../ui/buttons/Chip';
import { SelectField, TextArea, TextField } from '../../../ui/fields/Fields';
import { Cluster, Grid, Stack } from '../../../ui/layout/Layout';
import { announce } from '../../../ui/text/announce';
import { WithSuggestions } from '../../assistant/suggestions/WithSuggestions';
import { LEVEL_NAMES } from '../../courses/levelLabels';
import { mainNames, useCategories } from '../../courses/useCategories';
import styles from './CourseDetailsFields.module.css';
import type { CourseInfo } from './courseDraft';

export interface InfoFieldsProps {
  info: CourseInfo;
  onChange: (part: Partial<CourseInfo>) => void;
  /** The id of a field's control. */
  idOf: (field: string) => string;
  /** The error of a field, by its path in the input. */
  errorOf: (field: string) => string | undefined;
}

const LANGUAGE_OPTIONS = COURSE_LANGUAGES.map((tag) => [tag, languageName(tag)] as const).sort(
  ([, one], [, other]) => one.localeCompare(other, 'en'),
);

/** Fields for the course's title, description, category and level. */
export function CourseDetailsFields(props: InfoFieldsProps & { courseId: string | null }) {
  const { courseId, info, onChange, idOf, errorOf } = props;
  const categories = useCategories();
  const text = (field: TextFieldOfCourse) => ({
    id: idOf(field),
    name: field,
    value: info[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const required = (field: 'title' | 'description' | 'category') => ({ ...text(field), required: true });
  return (
    <Stack gap={24}>
      <TextField {...required('title')} label="Title" autoComplete="off" />
      <TextField
        {...text('subtitle')}
        label="Subtitle"
        optional
        hint={`One line that says who the course is for or what it covers. ${usedOf(info.subtitle.trim().length, SUBTITLE_MAX_LENGTH, 'characters')}`}
        autoComplete="off"
      />
      <WithSuggestions
        kinds={['COURSE_OUTLINE', 'PLAIN_LANGUAGE', 'TRANSLATION']}
        field="description"
        courseId={courseId}
        title={info.title}
        text={info.description}
        onText={(description) => onChange({ description })}
      >
        <TextArea
          {...required('description')}
          label="Description"
          hint="What students will be able to do afterwards. The first lines appear on the course card."
          rows={5}
        />
      </WithSuggestions>
      {/* An error below one field must not stretch the others. */}
      <Grid min={200} columns={3} className="wm-align-start">
        <SelectField
          {...required('category')}
          label="Category"
          onChange={({ target }) => onChange({ category: storedName(categories, target.value) })}
        >
          <option value="">Select a category</option>
          <optgroup label="Main categories">{mainNames(categories).map(option)}</optgroup>
          <optgroup label="Other categories">{otherNames(categories).map(option)}</optgroup>
        </SelectField>
        <SelectField
          id={idOf('level')}
          name="level"
          label="Level"
          value={info.level}
          onChange={({ target }) => onChange({ level: target.value as CourseInfo['level'] })}
          options={Object.entries(LEVEL_NAMES)}
        />
        <SelectField {...text('language')} label="Language" optional options={LANGUAGE_OPTIONS}>
          <option value="">Not specified</option>
        </SelectField>
      </Grid>
      <TextArea
        {...text('outcomes')}
        label="What students will learn"
        optional
        hint={`One result per line, such as “Choose between flexbox and grid”. ${usedOf(splitLines(info.outcomes).length, OUTCOMES_MAX, 'lines')}`}
        rows={4}
      />
      <TextArea
        {...text('requirements')}
        label="Requirements"
        optional
        hint={`What students should know or have before they start, one per line. ${usedOf(splitLines(info.requirements).length, REQUIREMENTS_MAX, 'lines')}`}
        rows={3}
      />
      <TagsField
        id={idOf('skills')}
        tags={info.tags}
        error={errorOf('skills')}
        onChange={(tags) => onChange({ tags })}
      />
    </Stack>
  );
}

type TextFieldOfCourse = Exclude<keyof CourseInfo, 'level' | 'price' | 'tags' | 'certificateRule'>;

/** The alternative names, then the other categories. */
const otherNames = (categories: readonly Category[]) => [
  ...categories.flatMap(({ alternativeName }) => alternativeName ?? []),
  ...categories.filter(({ isMain }) => !isMain).map(({ name }) => name),
];

/** The name of the category that has the chosen one as one of its names. */
const storedName = (categories: readonly Category[], chosen: string) =>
  categories.find(({ alternativeName }) => alternativeName === chosen)?.name ?? chosen;

const usedOf = (used: number, max: number, noun: string) => `${used} of ${max} ${noun}.`;

const option = (category: string) => (
  <option key={category} value={category}>
    {category}
  </option>
);

interface TagsFieldProps {
  id: string;
  tags: readonly string[];
  error?: string;
  onChange: (tags: readonly string[]) => void;
}

/**
 * A course's tags: trimmed, added on Add or Enter, duplicates ignored (specification, section 5). Leaving the field or
 * the page adds what was typed too.
 */
function TagsField({ id, tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  /** The tags with the typed one, if it is new. */
  const next = tagsOf([...tags, typed]);

  function add() {
    setTyped('');
    if (next.length === tags.length) return;
    onChange(next);
    announce(`Tag ${typed.trim()} added`);
  }

  // At once, so that the form can save it: a page that is closed renders nothing afterwards.
  useWhenHidden(() => flushSync(add));

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    announce(`Tag ${tag} removed`);
    // The focused button was removed with its tag.
    document.getElementById(id)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Stack gap={8}>
      <div className={`wm-grid wm-align-end wm-gap-8 ${styles.row}`}>
        <TextField
          id={id}
          label="Tags"
          optional
          hint="Topics of the course. Press Enter to add each one."
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button variant="secondary" onClick={add} aria-label="Add tag">
          Add
        </Button>
      </div>
      {next.length > 0 && (
        <Cluster gap={8} role="group" aria-label="Tags of this course">
          {next.map((tag, index) => (
            <RemovableChip
              key={tag}
              // The typed tag takes up its space already: a button that moved when the field lost the focus to it would
              // miss the click.
              className={index < tags.length ? undefined : styles.typed}
              removeLabel={`Remove tag: ${tag}`}
              onRemove={() => remove(tag)}
            >
              {tag}
            </RemovableChip>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
