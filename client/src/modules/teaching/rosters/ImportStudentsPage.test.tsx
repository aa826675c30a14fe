import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RosterState } from '../../../apollo/__generated__/types';
import { formatDate } from '../../../lib/format';
import { teachingAnswer } from '../../../test/anInstructor';
import { jsonResponse } from '../../../test/jsonResponse';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { ImportStudentsPage } from './ImportStudentsPage';

const course = { id: 'c1', title: 'Layout', isPublished: true };

const show = (fields: object = {}, answers: Answers = {}, query = '') =>
  showPagesAt(
    `/instructor/courses/c1/import${query}`,
    [{ path: '/instructor/courses/:courseId/import', element: <ImportStudentsPage /> }],
    {
      ImportStudentsPage: teachingAnswer({ course: { ...course, ...fields } }),
      CourseRosterImports: { data: { courseRosterImports: [] } },
      InvitedStudents: { data: { invitedStudents: { sendsMail: true } } },
      ...answers,
    },
  );

const found = (state: RosterState, fields: object = {}) => ({
  ...{ id: 'r1', fileName: 'class.csv', state, courseId: 'c1', courseTitle: 'Layout', ownerName: 'Mara' },
  ...{ sendsMail: true, rowCount: 2, createdAt: '2026-11-20T08:00:00Z', others: {} },
  counts: [
    { outcome: 'ENROLL', count: 1 },
    { outcome: 'REFUSED', count: 1 },
  ],
  ...fields,
});
const row = (line: number, fields: object) => ({
  ...{ number: line - 1, line, name: 'Ada', email: 'ada@example.org', outcome: 'ENROLL' },
  ...fields,
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('says why a file was refused, and stays on the page', async () => {
  const error = 'The file has no column for the email address';
  globalThis.fetch = jest.fn(() => Promise.resolve(jsonResponse(422, { error })));
  show();
  await userEvent.upload(
    await screen.findByLabelText('File with students'),
    new File(['name\nAda'], 'students.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('The file was not uploaded')).toBeInTheDocument();
  expect(screen.getByText(error)).toBeInTheDocument();
  expect(screen.getByTestId('address')).not.toHaveTextContent('import=');
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeEnabled();
});

test('columns that were not recognized are chosen, and remembered for the next file', async () => {
  localStorage.clear();
  const column = (heading: string, use: string) => ({ heading, examples: ['Ada'], use });
  const paths: string[] = [];
  globalThis.fetch = jest.fn((path) => {
    paths.push(path as string);
    const isChosen = (path as string).includes('columns=name');
    return Promise.resolve(
      isChosen
        ? jsonResponse(200, { id: 'r1', columns: [column('Person', 'name'), column('Kontakt', 'email')] })
        : jsonResponse(400, {
            error: 'No column with the name was recognized.',
            columns: [column('Person', 'ignore'), column('Kontakt', 'email')],
          }),
    );
  });
  show();
  const upload = async () =>
    userEvent.upload(await screen.findByLabelText('File with students'), new File(['…'], 'class.csv'));
  await upload();
  expect(await screen.findByText('No column with the name was recognized.')).toBeInTheDocument();
  const again = () => screen.getByRole('button', { name: 'Read the file again' });
  expect(again()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Name');
  await userEvent.click(again());
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('import=r1'));
  await waitFor(() => expect(again()).toHaveFocus());
  await upload();
  await waitFor(() => expect(paths).toHaveLength(4));
  expect(paths.map((path) => new URLSearchParams(path.split('?')[1]).get('columns'))).toEqual([
    null,
    'name,email',
    null,
    'name,email',
  ]);
});

test.each([
  ['CHECKED', 'To invite'],
  ['IMPORTING', 'To invite'],
  ['DONE', 'Invited'],
] as const)(
  'an import that is %s says of a row: %s; groups are listed if there are any',
  async (state, words) => {
    const zoe = row(2, { name: 'Zoë', outcome: 'INVITE', groupName: 'Blue' });
    const counts = [{ outcome: 'INVITE', count: 1 }];
    const rosterImport = found(state, { counts, rows: { nodes: [zoe] } });
    const answer = { data: { rosterImport } };
    show({}, { RosterImport: answer, RosterRows: answer, RosterProgress: answer }, '?import=r1');
    const shown = within(await screen.findByRole('row', { name: /Zoë/ }));
    expect(shown.getByText(words)).toBeInTheDocument();
    expect(shown.getByText('Blue')).toBeInTheDocument();
    expect(screen.getByText(words, { selector: 'dt' })).toBeInTheDocument();
  },
);

test('members who may not manage students are told so', async () => {
  show({ viewerRole: 'ASSISTANT', viewerPermissions: ['SEE_STUDENTS'] });
  expect(await screen.findByText(/^Your role in this course doesn’t allow this/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose file' })).not.toBeInTheDocument();
});

describe('where no email can be sent', () => {
  const person = { personId: 'p1', name: 'Ivy', email: 'ivy@example.org' };
  const invitedStudents = { totalCount: 1, nodes: [{ ...person, expiresAt: '2026-12-20T08:00:00Z' }] };

  test('shows a new link of a person in a dialog that only its button closes', async () => {
    const link = 'https://learn.example.org/invitation?token=abc';
    const again = { personId: 'p1', expiresAt: '2026-12-20T08:00:00Z', link };
    show(
      {},
      { InvitedStudents: { data: { invitedStudents } }, InviteAgain: { data: { inviteAgain: again } } },
    );
    const button = await screen.findByRole('button', { name: 'New link for Ivy' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'New link for Ivy' }));
    expect(dialog.getByText(link)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByText(link)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'I have saved it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  test('makes links for everybody once it is confirmed that earlier ones end', async () => {
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response('', { status: 500 })));
    show({}, { InvitedStudents: { data: { invitedStudents } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Download links' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(globalThis.fetch).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Make links' }));
    expect(await screen.findByText(/^The links couldn’t be made/)).toBeInTheDocument();
    expect(globalThis.fetch).toHaveBeenCalledWith(
      '/instructor/courses/c1/invited-students/links.csv',
      expect.objectContaining({ method: 'POST' }),
    );
  });
});

test('says who gets an email later, and when', async () => {
  const dueAt = '2026-11-23T12:00:00Z';
  const person = { personId: 'p1', name: 'Ivy', email: 'ivy@example.org' };
  const invitedStudents = {
    ...{ totalCount: 2, sendsMail: true, laterMailCount: 1, lastMailAt: dueAt },
    nodes: [
      { ...person, expiresAt: '2026-12-20T08:00:00Z', mailDueAt: dueAt },
      { ...person, personId: 'p2', name: 'Joe', expiresAt: '2026-12-20T08:00:00Z', mailDueAt: null },
    ],
  };
  show({}, { InvitedStudents: { data: { invitedStudents } } });
  expect(await screen.findByText('1 person has no email yet')).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`the last is due on ${formatDate(dueAt)}`))).toBeInTheDocument();
  expect(screen.getByText(`Due on ${formatDate(dueAt)}`)).toBeInTheDocument();
  const sent = within(screen.getByRole('row', { name: /^Joe/ })).getByText('Sent or being sent');
  expect(sent).toBeInTheDocument();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Name', 'Email', 'Invitation email', 'Valid until', 'Actions']);
});

describe('a dry run', () => {
  const refused = row(3, {
    ...{ name: '', email: 'ben at home', outcome: 'REFUSED' },
    problem: 'This is not an email address',
  });
  const dryRun: Answers = {
    RosterImport: { data: { rosterImport: found('CHECKED') } },
    RosterRows: ({ only }) => ({
      data: {
        rosterImport: { id: 'r1', rows: { nodes: only === 'REFUSED' ? [refused] : [row(2, {}), refused] } },
      },
    }),
  };
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Rows of the file' }))
      .getAllByRole('row')
      .slice(1);

  test('names each refused row with its line and reason, alone if asked, and offers them as a file', async () => {
    globalThis.fetch = jest.fn(() => Promise.resolve(new Response('', { status: 500 })));
    show({}, dryRun, '?import=r1');
    expect(await rows()).toHaveTexts([
      'AdaEmailada@example.orgResultTo enrollLine2',
      '–Emailben at homeResultRefused: This is not an email addressLine3',
    ]);
    expect(screen.getByText(/^Nothing was changed yet\./)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Refused');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Download refused rows' }));
    expect(globalThis.fetch).toHaveBeenCalledWith('/rosters/r1/refused.csv', expect.anything());
    expect(await screen.findByText(/^The rows couldn’t be downloaded/)).toBeInTheDocument();
  });

  test('begins in spite of refused rows, which are left out', async () => {
    const { asked } = show(
      {},
      {
        ...dryRun,
        StartRosterImport: { data: { startRosterImport: found('IMPORTING') } },
        RosterProgress: { data: { rosterImport: found('IMPORTING') } },
      },
      '?import=r1',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/^0 of 2 rows\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'class.csv' })).toHaveFocus());
    const variables = { id: 'r1', removesOthers: false };
    expect(asked).toContainEqual({ operation: 'StartRosterImport', variables });
  });

  test('counts again when the removal of others is chosen, and says who joins a group', async () => {
    const others = { totalCount: 1, people: [{ name: 'Leaving', email: 'leaving@example.org' }] };
    const counted = { removesOthers: true, counts: [{ outcome: 'REMOVE', count: 1 }] };
    const joining = row(2, { outcome: 'ALREADY_ENROLLED', groupName: '7b', joinsGroup: true });
    const { asked } = show(
      {},
      {
        RosterImport: { data: { rosterImport: found('CHECKED', { others }) } },
        RosterRows: { data: { rosterImport: { id: 'r1', rows: { nodes: [joining] } } } },
        ChooseRemovingOthers: { data: { chooseRemovingOthers: found('CHECKED', { others, ...counted }) } },
      },
      '?import=r1',
    );
    expect(await screen.findByText('Already enrolled; joins the group 7b')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Remove 1 person who is not in the file/ }));
    expect(await screen.findByText('To remove', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Remove 1 person/ })).toBeChecked();
    const variables = { id: 'r1', removesOthers: true };
    expect(asked).toContainEqual({ operation: 'ChooseRemovingOthers', variables });
  });

  test('says that nobody is removed by a package with only what changed', async () => {
    show(
      {},
      { ...dryRun, RosterImport: { data: { rosterImport: found('CHECKED', { isDelta: true }) } } },
      '?import=r1',
    );
    expect(await screen.findByText(/^The package has only what changed/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('is stopped once that is confirmed', async () => {
    const { asked } = show(
      {},
      {
        ...dryRun,
        RosterImport: { data: { rosterImport: found('IMPORTING') } },
        RosterProgress: 'waiting',
        StopRosterImport: {
          data: { stopRosterImport: found('STOPPED', { finishedAt: '2026-11-20T08:05:00Z', doneCount: 1 }) },
        },
      },
      '?import=r1',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Stop import' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(asked.some(({ operation }) => operation === 'StopRosterImport')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Stop import' }));
    expect(await screen.findByText('The import was stopped')).toBeInTheDocument();
    expect(screen.getByText(/^1 of 2 rows was imported and stays imported\. You can/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download remaining rows' })).toBeInTheDocument();
  });
});
