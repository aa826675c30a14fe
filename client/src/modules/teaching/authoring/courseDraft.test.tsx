import fs from 'node:fs';
import * as z from 'zod/mini';
import path from 'node:path';
import { render } from '@testing-library/react';
import { buildSchema, isEnumType, isObjectType, isListType, getNullableType, parse, visit } from 'graphql';
import { courseRules } from '#server/modules/teaching/authoring/course-form.rules';
import { COURSE_GLYPHS, COURSE_LANGUAGES } from '#server/modules/courses/course-options.rules';
import { MAIN_CATEGORIES } from '#server/platform/settings/default-categories.rules';
import { UiProvider } from '../../../ui/theme/UiProvider';
import { CourseDetailsFields } from './CourseDetailsFields';
import { checkInfo, courseInfo, infoOf, courseInfoFormat } from './courseDraft';
import type { EditedCourseFragment } from './__generated__/EditCoursePage.generated';
import { CourseSettingsFields } from './CourseSettingsFields';
import { tabOf } from './CourseTabs';

// The form saves every field of courseRules, so a field that it does not know would be deleted by the next save. Each
// failure names the place that a new field is missing from; the server's part is in course-fields.test.ts.

const FIELDS = Object.keys(courseRules.shape);

const schema = buildSchema(fs.readFileSync(path.resolve(__dirname, '../../../../../schema.graphql'), 'utf8'));

/** A valid value of a field of InstructorCourse. */
function valueOf(field: string): unknown {
  if (field === 'category') return MAIN_CATEGORIES[1];
  if (field === 'language') return COURSE_LANGUAGES[1];
  if (field === 'glyph') return COURSE_GLYPHS[1];
  const course = schema.getType('InstructorCourse');
  const declared = isObjectType(course) ? course.getFields()[field] : undefined;
  if (!declared) throw new Error(`Add ${field} to the GraphQL types and run npm run codegen`);
  const type = getNullableType(declared.type);
  if (isListType(type)) return [`one of ${field}`];
  if (isEnumType(type)) return type.getValues()[1]!.name;
  return { Int: 1990, Boolean: true }[String(type)] ?? `some ${field}`;
}

const values = Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)]));
const course = { id: 'c1', revision: 1, ...values } as unknown as EditedCourseFragment;

it('loads every field for the form', () => {
  const loaded = new Set<string>();
  const text = fs.readFileSync(path.join(__dirname, 'EditCoursePage.graphql'), 'utf8');
  const fragment = parse(text).definitions.find((one) => 'name' in one && one.name?.value === 'EditedCourse');
  visit(fragment!, { Field: ({ name }) => void loaded.add(name.value) });
  const missing = FIELDS.filter((field) => !loaded.has(field));
  expect(missing.map((field) => `Add ${field} to EditedCourse in EditCoursePage.graphql`)).toEqual([]);
});

it('sends every field as it was loaded', () => {
  const checked = checkInfo(infoOf(course));
  if (!checked.ok) throw new Error(checked.fields.map(({ message }) => message).join());
  const sent = checked.value as Record<string, unknown>;
  const lost = FIELDS.filter((field) => JSON.stringify(sent[field]) !== JSON.stringify(values[field]));
  expect(lost.map((field) => `Carry ${field} through infoOf and inputOf in courseDraft.ts`)).toEqual([]);
});

it('stores every field in the draft', () => {
  const info = infoOf(course);
  expect(courseInfo.parse(JSON.parse(JSON.stringify(info)))).toEqual(info);
});

it('has a control for every field, in the tab that opens for its error', () => {
  const shown = new Set<string>();
  const fields = {
    info: infoOf(course),
    idOf: (field: string) => {
      shown.add(field);
      return field;
    },
    errorOf: () => undefined,
    onChange: () => undefined,
  };
  render(
    <UiProvider>
      <div data-tab="details">
        <CourseDetailsFields {...fields} courseId={null} />
      </div>
      <div data-tab="settings">
        <CourseSettingsFields {...fields} lessonCount={1} />
      </div>
    </UiProvider>,
  );
  const missing = FIELDS.filter((field) => !shown.has(field) || !document.getElementById(field));
  expect(
    missing.map((field) => `Add a control for ${field} to CourseDetailsFields or CourseSettingsFields`),
  ).toEqual([]);
  const tabs = FIELDS.map((field) => document.getElementById(field)?.closest<HTMLElement>('[data-tab]'));
  expect(tabs.map((tab) => tab?.dataset.tab)).toEqual(FIELDS.map(tabOf));
});

it('reads drafts from before a field was added', () => {
  const before = { title: 'A', description: '', category: '', level: 'BEGINNER', price: '0', tags: [] };
  expect(z.safeParse(courseInfoFormat.schema, before)).toMatchObject({
    data: {
      ...before,
      subtitle: '',
      outcomes: '',
      requirements: '',
      language: '',
      glyph: '',
      certificateRule: 'LESSONS',
      assistantMode: 'ANSWERS',
    },
  });
});
