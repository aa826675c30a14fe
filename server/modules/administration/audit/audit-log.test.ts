import { parse } from 'papaparse';
import { newId } from '../../../platform/ids';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

const app = testApp();

const admin = sharedFixture(() => app.signedIn(app.world.anAdmin({ name: 'Ada Admin' })));

interface Given {
  action?: string;
  actorId?: string | null;
  subjectId?: string | null;
  details?: object;
  at?: string;
}

/** Writes an entry, and returns its id. */
async function anEntry({ action = 'SIGNED_IN', actorId = null, subjectId = null, details = {}, at }: Given) {
  const id = newId();
  await app.sql`insert into audit_log (id, occurred_at, action, actor_id, subject_id, details, network)
    values (${id}, coalesce(${at ?? null}::timestamptz, now()), ${action}, ${actorId}, ${subjectId}, ${JSON.stringify(details)}, '192.0.2.…')`;
  return id;
}

const LOG = `query ($first: Int, $after: String, $actions: [AuditAction!], $personId: ID, $since: DateTime, $until: DateTime, $descending: Boolean) {
  viewer { administration { auditLog(first: $first, after: $after, actions: $actions, personId: $personId, since: $since, until: $until, descending: $descending) {
    nodes { id occurredAt action network actor { id name } subject { id name } details { name value title } }
    pageInfo { hasNextPage endCursor } } } } }`;

async function log(variables: object = {}) {
  const { body } = await app.graphql(LOG, { first: 50, ...variables }, admin.token);
  return body.data.viewer.administration.auditLog as {
    nodes: { id: string; action: string; actor: object | null; subject: object | null; details: object[] }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const ids = async (variables: object = {}) => (await log(variables)).nodes.map(({ id }) => id);

describe('the audit log', () => {
  it('says who did what to whom, with the present names, and titles also of what was deleted', async () => {
    const [actor, subject] = [await app.world.anInstructor(), await app.world.aStudent()];
    const course = await app.world.aCourse(actor, { title: 'Knots' });
    const quiz = await app.world.aQuiz(course, { title: 'Bends' });
    const [lesson] = course.lessons;
    const teaching = await app.world.signIn(actor);
    await app.graphql(`mutation { deleteLesson(id: "${lesson!.id}") { __typename } }`, {}, teaching);
    await app.graphql(`mutation { deleteCourse(id: "${course.id}") { __typename } }`, {}, teaching);
    const details = { courseId: course.id, lessonId: lesson!.id, quizId: quiz.id, to: 'HALF' };
    const id = await anEntry({
      action: 'EXTRA_TIME_SET',
      actorId: actor.id,
      subjectId: subject.id,
      details,
    });
    await app.sql`update accounts set name = 'New Name' where id = ${subject.id}`;
    const [entry] = (await log({ personId: subject.id })).nodes;
    expect(entry).toEqual({
      id,
      occurredAt: expect.any(String),
      action: 'EXTRA_TIME_SET',
      network: '192.0.2.…',
      actor: { id: actor.id, name: actor.name },
      subject: { id: subject.id, name: 'New Name' },
      details: [
        { name: 'courseId', value: course.id, title: 'Knots' },
        { name: 'lessonId', value: lesson!.id, title: lesson!.title },
        { name: 'quizId', value: quiz.id, title: 'Bends' },
        { name: 'to', value: 'HALF', title: null },
      ],
    });
  });

  it('gives no name of an account that is or will be deleted', async () => {
    const student = await app.world.aStudent();
    await anEntry({ actorId: student.id, subjectId: student.id });
    await app.sql`insert into account_deletions (account_id, requested_at, due_at)
      values (${student.id}, now(), now())`;
    const [entry] = (await log({ personId: student.id })).nodes;
    expect([entry!.actor, entry!.subject]).toEqual([
      { id: student.id, name: null },
      { id: student.id, name: null },
    ]);
  });

  it.each([true, false])(
    'is paged by time (descending: %s), without gaps in the same moment',
    async (descending) => {
      const { id } = await app.world.aStudent();
      const written: string[] = [];
      for (let count = 0; count < 7; count++)
        written.push(
          await anEntry(
            count % 2 === 0
              ? { actorId: id, subjectId: count === 4 ? id : null, at: '2026-05-01T12:00:00Z' }
              : { subjectId: id, at: '2026-05-01T12:00:00Z' },
          ),
        );
      const read: string[] = [];
      let after: string | null = null;
      do {
        const page = await log({ personId: id, first: 2, after, descending });
        read.push(...page.nodes.map((node) => node.id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      written.sort();
      expect(read).toEqual(descending ? written.reverse() : written);
    },
  );

  it('is filtered by actions, person and time', async () => {
    const [one, two] = [(await app.world.aStudent()).id, (await app.world.aStudent()).id];
    const at = (day: number) => `2026-06-0${day}T00:00:00Z`;
    const first = await anEntry({ actorId: one, at: at(1) });
    const second = await anEntry({ action: 'ROLE_CHANGED', actorId: two, subjectId: one, at: at(2) });
    const third = await anEntry({ action: 'EMAIL_CHANGED', actorId: two, subjectId: two, at: at(3) });
    const range = { since: at(1), until: at(4) };
    expect(await ids(range)).toEqual([third, second, first]);
    expect(await ids({ since: at(2), until: at(3) })).toEqual([second]);
    expect(await ids({ ...range, personId: one })).toEqual([second, first]);
    expect(await ids({ ...range, personId: two })).toEqual([third, second]);
    expect(await ids({ ...range, actions: ['ROLE_CHANGED', 'EMAIL_CHANGED'] })).toEqual([third, second]);
    expect(await ids({ ...range, personId: one, actions: ['EMAIL_CHANGED'] })).toEqual([]);
  });

  it('refuses a filter or cursor that is not one', async () => {
    for (const variables of [{ personId: 'x' }, { after: 'x' }, { first: 101 }]) {
      const { body } = await app.graphql(LOG, { first: 5, ...variables }, admin.token);
      expect(body.errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('exporting', () => {
  const range = 'since=2026-07-01T00:00:00Z&until=2026-08-01T00:00:00Z';

  async function exported(file: string, query = range) {
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(`${app.origin}/admin/audit-log.${file}?${query}`, { headers });
    return { response, text: await response.text() };
  }

  beforeAll(async () => {
    const student = await app.world.aStudent({ name: '=cmd|calc' });
    // More than two pages of an export.
    await app.sql`insert into audit_log (id, occurred_at, action, actor_id, subject_id, details)
      select gen_random_uuid(), '2026-07-02'::timestamptz + n * interval '1 second', 'ROLE_CHANGED', ${admin.id}, ${student.id},
      '{"from": "STUDENT", "to": "ADMIN"}' from generate_series(1, 1201) n`;
  });

  it('as CSV has all pages, in order, and no formulas', async () => {
    const { response, text } = await exported('csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=audit-log.csv');
    const { data } = parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true });
    expect(data).toHaveLength(1 + 1201);
    expect(data[0]).toEqual('Time,Action,Actor,Actor id,Subject,Subject id,Details,About,Network'.split(','));
    expect(data[1]!.slice(0, 3)).toEqual(['2026-07-02T00:20:01.000Z', 'ROLE_CHANGED', 'Ada Admin']);
    expect([data[1]![4], data[1]![6]]).toEqual(["'=cmd|calc", 'from: STUDENT, to: ADMIN']);
    const times = data.slice(1).map(([time]) => time!);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(times).size).toBe(1201);
  });

  it('as JSON lines has one object per line', async () => {
    const { response, text } = await exported('jsonl', `${range}&actions=ROLE_CHANGED&person=${admin.id}`);
    expect(response.headers.get('content-type')).toContain('application/jsonl');
    const entries = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(entries).toHaveLength(1201);
    expect(entries[0]).toEqual({
      id: expect.any(String),
      occurredAt: '2026-07-02T00:20:01.000Z',
      action: 'ROLE_CHANGED',
      actor: { id: admin.id, name: 'Ada Admin' },
      subject: { id: expect.any(String), name: '=cmd|calc' },
      details: [
        { name: 'from', value: 'STUDENT', title: null },
        { name: 'to', value: 'ADMIN', title: null },
      ],
      network: null,
    });
  });

  it('is an entry itself, its first line; asking for the size only is none', async () => {
    const { text } = await exported('jsonl', `person=${admin.id}&actions=AUDIT_LOG_EXPORTED`);
    const [first] = text.split('\n');
    expect(JSON.parse(first!)).toMatchObject({
      action: 'AUDIT_LOG_EXPORTED',
      actor: { id: admin.id },
      network: '127.0.…',
      details: [{ name: 'format', value: 'jsonl', title: null }],
    });
    const before = await ids({ actions: ['AUDIT_LOG_EXPORTED'] });
    const headers = { authorization: `Bearer ${admin.token}` };
    const head = await fetch(`${app.origin}/admin/audit-log.csv`, { method: 'HEAD', headers });
    expect(head.status).toBe(200);
    expect(await ids({ actions: ['AUDIT_LOG_EXPORTED'] })).toEqual(before);
  });

  it.each(['person=x', 'until=-200000-01-01T00:00:00Z', 'actions=__proto__'])(
    'refuses %s, and records nothing',
    async (query) => {
      const before = await ids({ actions: ['AUDIT_LOG_EXPORTED'] });
      const { response } = await exported('csv', query);
      expect(response.status).toBe(400);
      expect(await ids({ actions: ['AUDIT_LOG_EXPORTED'] })).toEqual(before);
    },
  );
});
