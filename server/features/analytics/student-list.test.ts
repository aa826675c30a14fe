import { startTestApp, type TestApp } from '../../test/test-app';
import type { RowOf } from '../../platform/database/statement';
import { studentPage } from './student-list.queries';
import { InstructorStudentSort } from './student.types';

const STUDENTS = 40;

let app: TestApp;
let courseId: string;
let groupId: string;
let ownerId: string;

beforeAll(async () => {
  app = await startTestApp();
  const instructor = await app.world.anInstructor();
  const course = await app.world.aCourse(instructor, { lessons: 1 });
  courseId = course.id;
  ownerId = instructor.id;
  // Few different values, so that many students are equal in each order.
  await app.database.query(
    `insert into accounts (id, email, name, role, password_hash, bio, created_at)
     select gen_random_uuid(), 'pupil-' || n || '@canary.example',
       (array['Ann', 'Anna', 'Bo', 'Hannah', 'Ana'])[1 + n % 5] || ' ' || n % 3, 'STUDENT', '-', '', now()
     from generate_series(1, ${STUDENTS}) n`,
  );
  await app.database.query(
    `insert into enrollments (id, student_id, course_id, enrolled_at, lessons_completed, percent, last_activity_at, last_seen_at)
     select gen_random_uuid(), a.id, $1, now() - n % 4 * interval '1 day', 0, n % 6 * 10,
       seen_at, seen_at
     from (select id, n, case when n % 3 > 0 then now() - n % 7 * interval '25 minutes' - n % 2 * interval '1 day' end as seen_at
     from (select id, row_number() over (order by email) as n from accounts where email like 'pupil-%') numbered) a`,
    [courseId],
  );
  groupId = await app.world.aGroup(course, 'Monday', []);
  await app.database.query(
    `insert into group_members (group_id, course_id, student_id) select $1, $2, student_id from enrollments
     where course_id = $2 order by id limit 15`,
    [groupId, courseId],
  );
});
afterAll(() => app.stop());

interface Wanted {
  sort: InstructorStudentSort;
  isDescending: boolean;
  search: string | null;
  groupId: string | null;
}

const foundBy = async (search: string | null) =>
  search === null
    ? null
    : {
        patterns: [`%${search}%`],
        others: (
          await app.database.query<{ id: string }>(
            `select id from accounts where search_text is null and lower(name || E'\\n' || email) like $1`,
            [`%${search}%`],
          )
        ).map(({ id }) => id),
      };

const SORT_KEYS: Record<InstructorStudentSort, string> = {
  NAME: 'lower(a.name) collate "default"',
  PROGRESS: 'e.percent',
  ENROLLED: 'e.enrolled_at',
  LAST_ACTIVITY: `coalesce(e.last_activity_at, '-infinity')`,
};

/** Ids of the students to list and, in order, how many of them are equal in it. */
async function expected({ sort, isDescending, search, groupId }: Wanted) {
  const rows = await app.database.query<{ ids: string[] }>(
    `select array_agg(e.id order by e.id) as ids from enrollments e join accounts a on a.id = e.student_id
     where e.course_id = $1 and ($2::text is null or lower(a.name || E'\\n' || a.email) like '%' || $2 || '%')
       and ($3::uuid is null or exists (select from group_members m where m.student_id = e.student_id and m.group_id = $3))
     group by ${SORT_KEYS[sort]} order by ${SORT_KEYS[sort]} ${isDescending ? 'desc' : 'asc'}`,
    [courseId, search, groupId],
  );
  return rows.map(({ ids }) => ids);
}

/** Ids of all students in pages of this size, and the counts of each page. */
async function listed(wanted: Wanted, size: number, countedMax?: number) {
  const { search, ...order } = wanted;
  const found = await foundBy(search);
  const ids: string[] = [];
  const counts: [number, boolean][] = [];
  for (let after: [string, string] | null = null; ;) {
    const row: RowOf<typeof studentPage> = (await app.database.row(
      studentPage({ memberId: ownerId, courseId, ...order, most: size + 1, found, after, countedMax }),
    ))!;
    const { nodes, totalCount, isTotalCapped } = row;
    counts.push([totalCount, isTotalCapped]);
    const page = nodes.slice(0, size);
    ids.push(...page.map(({ student }) => student.id));
    if (nodes.length <= size) return { ids, counts };
    after = [page.at(-1)!.sorted, page.at(-1)!.student.id];
  }
}

/** `ids` in the parts of these lengths, each sorted. */
function inParts(ids: readonly string[], lengths: readonly number[]): string[][] {
  let start = 0;
  return lengths.map((length) => ids.slice(start, (start += length)).toSorted());
}

const cases = Object.values(InstructorStudentSort).flatMap((sort) =>
  [false, true].flatMap((isDescending) =>
    [null, 'ann', 'anna 1', 'canary', 'n', 'nobody'].flatMap((search) =>
      [null, 'group'].map((group) => ({ sort, isDescending, search, group })),
    ),
  ),
);

test('has the students of a plain statement, in each order', async () => {
  for (const [index, { group, ...wanted }] of cases.entries()) {
    const given = { ...wanted, groupId: group && groupId };
    const parts = await expected(given);
    const total = parts.flat().length;
    const countedMax = [4, 100][index % 2]!;
    const { ids, counts } = await listed(given, [3, 8][index % 2]!, countedMax);
    const lengths = parts.map(({ length }) => length);
    expect({ ...given, ids: inParts(ids, lengths) }).toEqual({ ...given, ids: parts });
    expect(ids).toHaveLength(total);
    const isCapped = given.search !== null && total > countedMax;
    expect(counts).toEqual(counts.map(() => [isCapped ? countedMax : total, isCapped]));
  }
});
