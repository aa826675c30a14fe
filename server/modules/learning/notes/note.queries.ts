import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { foldText } from '../../../platform/text.rules';
import { isVisibleCourse } from '../../courses/course-json.queries';
import type { PersonalNote } from './note.types';

// Each statement is limited to the notes of one account.

/** Joins to a note `n` its course `c` and lesson `l`, if they still exist. */
const besideNote = sql`left join courses c on c.id = n.course_id
  left join lessons l on l.id = n.lesson_id and l.course_id = n.course_id`;

const canOpenCourse = (accountId: string) => sql`(c.id is not null and ${isVisibleCourse(accountId)})`;
const canOpenLesson = (accountId: string) => sql`(l.id is not null and ${canOpenCourse(accountId)})`;

/** Titles are current while the account can open the course or lesson, and those of the last save afterwards. */
const courseTitle = (accountId: string) =>
  sql`case when ${canOpenCourse(accountId)} then c.title else n.course_title end`;
const lessonTitle = (accountId: string) =>
  sql`case when ${canOpenLesson(accountId)} then l.title else n.lesson_title end`;

/** A note `n` with `besideNote` in the shape of its GraphQL type. */
const noteJson = (accountId: string) => sql`json_build_object('id', n.id, 'courseId', n.course_id,
  'lessonId', n.lesson_id, 'courseTitle', ${courseTitle(accountId)}, 'lessonTitle', ${lessonTitle(accountId)},
  'canOpenLesson', ${canOpenLesson(accountId)}, 'text', n.text, 'seconds', n.seconds, 'revision', n.revision,
  'createdAt', n.created_at, 'updatedAt', n.updated_at)`;

/**
 * The order of all lists as one text: by course title, course, position of the lesson (deleted lessons last), lesson
 * and second (notes without one last).
 */
const sortKey = (accountId: string) => sql`concat_ws(E'\\n', lower(${courseTitle(accountId)}), n.course_id,
  lpad(coalesce(l.position, 99999)::text, 5, '0'), n.lesson_id, lpad(coalesce(n.seconds, 999999)::text, 6, '0'))`;

interface NoteFilter {
  accountId: string;
  /** null: all. */
  courseId: string | null;
  lessonId: string | null;
  /** A note must match each of them; [] matches all. */
  words: readonly SearchedWord[];
}

/** A word of a search: a folded LIKE pattern for the text, and the lessons whose titles contain the word. */
export interface SearchedWord {
  pattern: string;
  lessonIds: readonly string[];
}

/** `after` is the sort key and id of the previous page's last note, null for the first page. */
export const notesPage = (
  input: NoteFilter & { rows: number; after: [sortKey: string, id: string] | null },
) => {
  const { accountId, courseId, lessonId, words, rows, after } = input;
  return statement('notes: page', { note: jsonOf<PersonalNote>(), sortKey: z.string(), total: z.int() })`
    with found as (
      select n.id, ${noteJson(accountId)} as note, ${sortKey(accountId)} as sort_key
      from personal_notes n ${besideNote}
      where n.account_id = ${accountId} and n.deleted_at is null
        and (${courseId}::uuid is null or n.course_id = ${courseId})
        and (${lessonId}::uuid is null or n.lesson_id = ${lessonId})
        and not exists (
          select from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w (pattern text, "lessonIds" jsonb)
          where n.search_text not like w.pattern and not w."lessonIds" ? n.lesson_id::text
        )
    )
    select note, sort_key as "sortKey", (select count(*)::int from found) as total from found
    where ${after?.[0] ?? null}::text is null
      or (sort_key collate "C", id) > (${after?.[0] ?? null}::text collate "C", ${after?.[1] ?? null}::uuid)
    order by sort_key collate "C", id limit ${rows}`;
};

/** The lessons with notes of the account, and their titles. */
export const notedLessons = (accountId: string) =>
  statement('notes: noted lessons', {
    lessonId: z.string(),
    lessonTitle: z.string(),
    courseTitle: z.string(),
  })`
    select distinct n.lesson_id as "lessonId", ${lessonTitle(accountId)} as "lessonTitle",
      ${courseTitle(accountId)} as "courseTitle"
    from personal_notes n ${besideNote} where n.account_id = ${accountId} and n.deleted_at is null`;

/** The courses with notes of the account, by title. */
export const notedCourses = (accountId: string) =>
  statement('notes: noted courses', { courseId: z.string(), title: z.string(), noteCount: z.int() })`
    select n.course_id as "courseId", min(${courseTitle(accountId)}) as title, count(*)::int as "noteCount"
    from personal_notes n ${besideNote}
    where n.account_id = ${accountId} and n.deleted_at is null
    group by n.course_id order by lower(min(${courseTitle(accountId)})), n.course_id`;

/** The account's notes with these ids, unordered. */
export const notesById = ({ accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  statement('notes: by id', { note: jsonOf<PersonalNote>() })`
    select ${noteJson(accountId)} as note from personal_notes n ${besideNote}
    where n.account_id = ${accountId} and n.id = any(${ids}::uuid[]) and n.deleted_at is null`;

/** A note as it is written. */
interface WrittenNote {
  id: string;
  accountId: string;
  text: string;
  seconds: number | null;
  now: Date;
}

/**
 * A row if the account can open the lesson. The note is saved if the account has fewer than `max` others in the course;
 * saving it again, as after a lost reply, replaces its text. The author must be locked.
 */
export const createNote = (input: WrittenNote & { lessonId: string; max: number }) => {
  const { id, accountId, lessonId, text, seconds, max, now } = input;
  return statement('notes: create', { isSaved: z.boolean(), isFull: z.boolean() })`
    with target as (
      select l.id as lesson_id, c.id as course_id, c.title as course_title, l.title as lesson_title,
        (select count(*) from personal_notes o
          where o.account_id = ${accountId} and o.course_id = c.id and o.deleted_at is null and o.id <> ${id}) as others
      from lessons l join courses c on c.id = l.course_id
      where l.id = ${lessonId} and ${isVisibleCourse(accountId)}
    ), saved as (
      insert into personal_notes as n (id, account_id, course_id, lesson_id, course_title, lesson_title, text,
        search_text, seconds, created_at, updated_at)
      select ${id}::uuid, ${accountId}::uuid, course_id, lesson_id, course_title, lesson_title, ${text}::text,
        ${foldText(text)}::text, ${seconds}::int, ${now}::timestamptz, ${now}::timestamptz
      from target where others < ${max}
      on conflict (id) do update set text = excluded.text, search_text = excluded.search_text,
        seconds = excluded.seconds, updated_at = excluded.updated_at,
        revision = n.revision + ((n.text, n.seconds) is distinct from (excluded.text, excluded.seconds))::int
      where n.account_id = excluded.account_id and n.lesson_id = excluded.lesson_id and n.deleted_at is null
      returning id
    )
    select exists (select from saved) as "isSaved", others >= ${max} as "isFull" from target`;
};

/** A row if the account has the note with this revision. */
export const updateNote = (input: WrittenNote & { revision: number }) => {
  const { id, accountId, text, seconds, revision, now } = input;
  return statement('notes: update', { id: z.string() })`
    update personal_notes n set text = ${text}, search_text = ${foldText(text)}, seconds = ${seconds},
      course_title = coalesce(o.course_title, n.course_title), lesson_title = coalesce(o.lesson_title, n.lesson_title),
      revision = n.revision + 1, updated_at = ${now}
    from (select ${id}::uuid as id) k left join (
      select n.id, c.title as course_title, l.title as lesson_title
      from personal_notes n join lessons l on l.id = n.lesson_id join courses c on c.id = n.course_id
      where n.id = ${id} and ${isVisibleCourse(accountId)}
    ) o on o.id = k.id
    where n.id = k.id and n.account_id = ${accountId} and n.revision = ${revision} and n.deleted_at is null
    returning n.id`;
};

/** A row if the note was the account's and not deleted. */
export const deleteNote = ({ id, accountId, now }: { id: string; accountId: string; now: Date }) =>
  statement('notes: delete', { id: z.string() })`
    update personal_notes set deleted_at = ${now}
    where id = ${id} and account_id = ${accountId} and deleted_at is null returning id`;

/**
 * A row if the account has the note, deleted or not. It is restored if the account has fewer than `max` others in the
 * course. The author must be locked.
 */
export const restoreNote = ({ id, accountId, max }: { id: string; accountId: string; max: number }) =>
  statement('notes: restore', { isFull: z.boolean() })`
    with target as (
      select n.id, n.deleted_at is not null and (select count(*) from personal_notes o
        where o.account_id = ${accountId} and o.course_id = n.course_id and o.deleted_at is null) >= ${max} as is_full
      from personal_notes n where n.id = ${id} and n.account_id = ${accountId}
    ), restored as (
      update personal_notes n set deleted_at = null from target t where n.id = t.id and not t.is_full
    )
    select is_full as "isFull" from target`;

/** Removes notes a day after they were deleted; until then they can be restored. */
export const removeDeletedNotes = (now: Date) =>
  statement('notes: remove deleted', {})`
    delete from personal_notes where deleted_at <= ${now}::timestamptz - interval '1 day'`;
