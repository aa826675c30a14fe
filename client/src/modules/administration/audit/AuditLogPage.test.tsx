import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../../../lib/saveFile';
import { storeSession } from '../../../lib/session';
import { fill } from '../../../test/fill';
import { jsonResponse } from '../../../test/jsonResponse';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { AUDIT_ACTIONS } from './auditActions';
import { AuditLogPage } from './AuditLogPage';

jest.mock('../../../lib/saveFile', () => ({ saveFile: jest.fn() }));

const ADA = '0198c0de-0000-7000-8000-000000000001';
const BEA = '0198c0de-0000-7000-8000-000000000002';

const CY = '0198c0de-0000-7000-8000-000000000003';

const aPerson = (id: string, name: string | null) => ({ id, name });
const aDetail = (name: string, value: string, title: string | null = null) => ({ name, value, title });
let count = 0;
const anEntry = (action: string, given: object = {}) => ({
  id: `e${++count}`,
  occurredAt: '2026-11-21T12:00:00Z',
  action,
  network: '192.0.2.…',
  actor: aPerson(ADA, 'Ada Admin'),
  ...given,
});

const administration = (fields: object) => ({ data: { viewer: { administration: { id: ADA, ...fields } } } });
const pageInfo = (next: string | null) => ({ hasNextPage: next !== null, endCursor: next });
const log = (nodes: object[], next: string | null = null) =>
  administration({ auditLog: { nodes, pageInfo: pageInfo(next) } });

const show = (answers: Answers = {}, query = '') =>
  showPagesAt(`/admin/audit-log${query}`, [{ path: '/admin/audit-log', element: <AuditLogPage /> }], {
    AuditLogPage: log([]),
    FilteredPerson: administration({ person: { id: BEA, name: 'Bea Berg' } }),
    ...answers,
  });
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  storeSession('the-token', { id: ADA, name: 'Ada Admin', email: 'ada@example.org', role: 'ADMIN' });
  jest.mocked(saveFile).mockReset();
});

async function sentences(entries: object[]): Promise<string[]> {
  show({ AuditLogPage: log(entries) });
  const cells = await screen.findAllByRole('rowheader');
  return cells.map(({ textContent }) => textContent.replace('What happened', ''));
}

describe('entries', () => {
  test('describe each entry in a sentence', async () => {
    const subject = aPerson(BEA, 'Bea Berg');
    const course = aDetail('courseId', 'c1', 'Knots');
    expect(
      await sentences([
        anEntry('ROLE_CHANGED', { subject, details: [aDetail('from', 'STUDENT'), aDetail('to', 'ADMIN')] }),
        anEntry('ROLE_CHANGED', {
          ...{ actor: null, subject },
          details: [aDetail('from', 'STUDENT'), aDetail('to', 'ADMIN')],
        }),
        anEntry('LESSON_DELETED', { details: [course, aDetail('lessonId', 'l1')] }),
        anEntry('EXTRA_TIME_SET', {
          subject,
          details: [aDetail('quizId', 'q1', 'Bends'), aDetail('to', 'HALF')],
        }),
        anEntry('SIGN_IN_FAILED', { actor: null, subject }),
        anEntry('SIGN_IN_FAILED', { actor: null }),
        anEntry('ACCOUNT_DELETED', { actor: null, subject: aPerson(CY, null) }),
        anEntry('ACCOUNT_DELETION_REQUESTED', { subject, details: [aDetail('courses', '2')] }),
        anEntry('AUDIT_LOG_EXPORTED', { details: [aDetail('format', 'jsonl')] }),
        anEntry('STUDENTS_IMPORTED', { details: [course, aDetail('rows', '1')] }),
        anEntry('COURSE_MEMBER_JOINED', { details: [course, aDetail('to', 'ASSISTANT')] }),
        anEntry('JOINING_CHANGED', { details: [course, aDetail('from', 'OPEN'), aDetail('to', 'LINK')] }),
      ]),
    ).toEqual([
      'Ada Admin changed the role of Bea Berg from Student to Admin',
      'The operator changed the role of Bea Berg from Student to Admin',
      'Ada Admin deleted a lesson from the course “Knots”',
      'Ada Admin set the extra time of Bea Berg for the quiz “Bends” to 50%',
      'Somebody tried to log in as Bea Berg with a wrong password',
      'Somebody tried to log in with an email that has no account',
      'The data of a deleted account was deleted, as its owner had asked',
      'Ada Admin asked to delete their account, which unpublished 2 courses',
      'Ada Admin exported the audit log as JSON lines',
      'Ada Admin imported a list of 1 row into the course “Knots”',
      'Ada Admin joined the team of the course “Knots” as Teaching assistant',
      'Ada Admin changed how people enroll in the course “Knots”: only with a join link or code; before: everybody',
    ]);
    expect(screen.getAllByText('192.0.2.…')).toHaveLength(12);
  });

  test('describe every action', async () => {
    const details = ['from', 'to', 'courses', 'rows', 'format', 'settings', 'scopes', 'category', 'by'].map(
      (name) => aDetail(name, 'STUDENT'),
    );
    const shown = await sentences(
      Object.keys(AUDIT_ACTIONS).map((action) =>
        anEntry(action, { subject: aPerson(BEA, 'Bea Berg'), details }),
      ),
    );
    expect(shown.filter((sentence) => /unknown|\{|\}|undefined/.test(sentence))).toEqual([]);
  });

  test('lead from a name to all entries of that person', async () => {
    show({ AuditLogPage: log([anEntry('ACCOUNT_SUSPENDED', { subject: aPerson(BEA, 'Bea Berg') })]) });
    await userEvent.click(await screen.findByRole('link', { name: 'Bea Berg' }));
    expect(address()).toBe(`/admin/audit-log?person=${BEA}`);
    await userEvent.click(await screen.findByRole('button', { name: /not only of Bea Berg/ }));
    expect(address()).toBe('/admin/audit-log');
  });
});

const EXPORTS = [
  ...['PERSONAL_DATA_EXPORTED', 'STUDENTS_EXPORTED', 'QUIZ_RESULTS_EXPORTED', 'AUDIT_LOG_EXPORTED'],
  ...['REFUSED_ROWS_EXPORTED', 'INVITATION_LINKS_EXPORTED'],
];

describe('filters', () => {
  test('and the order of the address are sent, with days of this time zone', async () => {
    const { asked } = show({}, `?action=role_changed&person=${BEA}&from=2026-11-01&to=2026-11-30&sort=time`);
    expect(await screen.findByText('No entries found')).toBeInTheDocument();
    expect(screen.getByText('Nothing was recorded that matches these filters.')).toBeInTheDocument();
    expect(asked.find(({ operation }) => operation === 'AuditLogPage')!.variables).toEqual({
      actions: ['ROLE_CHANGED'],
      personId: BEA,
      since: new Date(2026, 10, 1).toISOString(),
      until: new Date(2026, 11, 1).toISOString(),
      descending: false,
    });
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'All: Exports');
    expect(address()).toContain('action=exports');
    expect(asked.at(-1)!.variables).toMatchObject({ actions: EXPORTS });
    await userEvent.clear(screen.getByLabelText('To'));
    expect(address()).not.toContain('to=');
  });

  test('that are none are ignored', async () => {
    const { asked } = show({}, '?action=constructor&person=x&from=2026-13-99&to=yesterday');
    expect(await screen.findByText('No entries found')).toBeInTheDocument();
    expect(screen.getByText('Nothing but log-ins has been recorded yet.')).toBeInTheDocument();
    const { actions, ...others } = asked[0]!.variables;
    expect(actions).toContain('SIGN_IN_FAILED');
    expect(actions).not.toContain('SIGNED_IN');
    expect(others).toEqual({ personId: null, since: null, until: null, descending: true });
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'All actions');
    expect(asked.at(-1)!.variables).toMatchObject({ actions: null });
  });

  test('by person: found by name or email', async () => {
    const found = (nodes: object[]) => administration({ people: { nodes, pageInfo: pageInfo(null) } });
    const { asked } = show({
      FindPeople: ({ search }) =>
        found(search === 'bea' ? [{ id: BEA, name: 'Bea Berg', email: 'bea@example.org' }] : []),
    });
    const search = await screen.findByLabelText('Search people');
    await fill(search, 'zzz');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No name or email contains “zzz”.')).toBeInTheDocument();
    await userEvent.clear(search);
    await fill(search, 'bea');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Bea Berg · bea@example.org' }));
    expect(address()).toBe(`/admin/audit-log?person=${BEA}`);
    expect(await screen.findByText('Entries of')).toBeInTheDocument();
    expect(asked.find(({ variables }) => variables.personId === BEA)).toBeDefined();
  });
});

test('the export has the filters of the page', async () => {
  const request = jest.fn((_path: string) => Promise.resolve(jsonResponse(200, new Blob(['a']))));
  globalThis.fetch = request as never;
  show({}, `?action=exports&person=${BEA}&from=2026-11-01`);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'As JSON lines' }));
  const query = new URL(request.mock.lastCall![0], 'https://example.org').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    actions: EXPORTS.join(','),
    person: BEA,
    since: new Date(2026, 10, 1).toISOString(),
  });
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'audit-log.jsonl');
});
