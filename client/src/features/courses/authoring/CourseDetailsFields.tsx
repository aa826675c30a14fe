import {
  OUTCOMES_MAX,
  REQUIREMENTS_MAX,
  splitLines,
  SUBTITLE_MAX_LENGTH,
} from '../../../../../server/features/courses/authoring/course-form.rules';
import type { Category } from '../../../../../server/features/platform-settings/category.rules';
import { COURSE_LANGUAGES } from '../../../../../server/features/courses/languages.rules';
import { Grid, Stack } from '../../../ui/layout/Layout';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextField } from '../../../ui/fields/TextField';
import { WithSuggestions } from '../../assistant/suggestions/WithSuggestions';
import { levelName } from '../levelLabels';
import { languageName } from '../../../lib/languageName';
import { mainNames, useCategories } from '../useCategories';
import type { CourseInfo } from './courseDraft';
import styles from './CourseDetailsFields.module.css';
import { TagsField } from './TagsField';

export interface InfoFieldsProps {
  info: CourseInfo;
  onChange: (part: Partial<CourseInfo>) => void;
  /** The id of a field's control. */
  idOf: (field: string) => string;
  /** The error of a field, by its path in the input. */
  errorOf: (field: string) => string | undefined;
}

const LANGUAGE_OPTIONS = COURSE_LANGUAGES.map((tag) => ({ tag, name: languageName(tag) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  .map(({ tag, name }) => (
    <option key={tag} value={tag}>
      {name}
    </option>
  ));

const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;

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
      <Grid min={200} columns={3} className={styles.pair}>
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
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </SelectField>
        <SelectField {...text('language')} label="Language" optional>
          <option value="">Not specified</option>
          {LANGUAGE_OPTIONS}
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

const usedOf = (used: number, most: number, noun: string) => `${used} of ${most} ${noun}.`;

const option = (category: string) => (
  <option key={category} value={category}>
    {category}
  </option>
);
