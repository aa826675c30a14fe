import {
  AUTHORING_CATEGORIES,
  CATALOGUE_CATEGORIES,
} from '../../../../server/features/catalogue/catalogue.rules';
import { Grid, Stack } from '../../ui/Layout';
import { SelectField } from '../../ui/SelectField';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { levelName } from '../teaching/levelLabels';
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

/** AI is in both lists; show it once. */
const OTHER_CATEGORIES = AUTHORING_CATEGORIES.filter(
  (category) => !(CATALOGUE_CATEGORIES as readonly string[]).includes(category),
);

const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;

/** Fields for the course's title, description, category and level. */
export function CourseDetailsFields({ info, onChange, idOf, errorOf }: InfoFieldsProps) {
  const text = (field: 'title' | 'description' | 'category') => ({
    id: idOf(field),
    name: field,
    value: info[field],
    error: errorOf(field),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <Stack gap={24}>
      <TextField {...text('title')} label="Title" autoComplete="off" />
      <TextArea
        {...text('description')}
        label="Description"
        hint="What students will be able to do afterwards. The first lines appear on the course card."
        rows={5}
      />
      <Grid min={240} columns={2} className={styles.pair}>
        <SelectField {...text('category')} label="Category">
          <option value="">Select a category</option>
          <optgroup label="Main categories">{CATALOGUE_CATEGORIES.map(option)}</optgroup>
          <optgroup label="Other categories">{OTHER_CATEGORIES.map(option)}</optgroup>
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
      </Grid>
      <TagsField
        id={idOf('skills')}
        tags={info.tags}
        error={errorOf('skills')}
        onChange={(tags) => onChange({ tags })}
      />
    </Stack>
  );
}

const option = (category: string) => (
  <option key={category} value={category}>
    {category}
  </option>
);
