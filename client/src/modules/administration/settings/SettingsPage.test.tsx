import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { Logo } from '../../../ui/map/Logo';
import { SettingsPage } from './SettingsPage';
import { signIn } from '../../../test/signIn';

const SAVED = {
  revision: 4,
  name: 'Waymark',
  isRegistrationOpen: true,
  instructorAccess: 'EVERYONE',
  maxStorageMegabytes: 20,
  maxInvitationMails: 1000,
  mailSender: 'Waymark <no-reply@example.org>',
};

const aCategory = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, alternativeName: null, isMain: true, courseCount: 0 },
  ...more,
});
const CATEGORIES = [
  aCategory('k1', 'AI', { courseCount: 3 }),
  aCategory('k2', 'Backend', { alternativeName: 'Servers', isMain: false, courseCount: 1 }),
  aCategory('k3', 'Other', { isMain: false }),
];

const QUESTIONS = [
  { id: 'q1', text: 'Why?', courseTitle: 'Layout', lessonTitle: 'Boxes' },
  { id: 'q2', text: 'What?', courseTitle: 'Layout', lessonTitle: 'Flow' },
];

const show = (answers: Answers = {}, settings: object = SAVED, isDemo = false) =>
  showPagesAt(
    '/admin/settings',
    [
      {
        path: '/admin/settings',
        element: (
          <>
            <header>
              <Logo />
            </header>
            <SettingsPage />
          </>
        ),
      },
    ],
    {
      SettingsPage: {
        data: {
          viewer: {
            account: { id: 'a1', email: 'a1@example.org' },
            administration: { id: 'a1', settings, categories: CATEGORIES, landingQuestionChoices: QUESTIONS },
          },
        },
      },
      ...answers,
    },
    { isDemo },
  );

beforeEach(() => signIn('ADMIN'));

/** Also in a tab that is not open. */
const field = (name: RegExp) => screen.findByRole('textbox', { name, hidden: true });
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(await field(name));
  if (text) await fill(await field(name), text);
};
const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));

test('saves what changed, shows it in the header, and stays open for the next change', async () => {
  const { asked } = show({
    UpdatePlatformSettings: ({ input, revision }) => ({
      __typename: 'PlatformSettingsUpdated',
      settings: { ...SAVED, ...(input as object), revision: (revision as number) + 1 },
    }),
  });
  await retype(/^Name/, 'School of Ada');
  await retype(/^Courses/, '5');
  await retype(/^Storage/, '');
  await retype(/^Invitation emails/, '500');
  await save();
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByText('School of Ada')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({
    revision: 4,
    input: {
      name: 'School of Ada',
      accentColor: null,
      welcomeText: null,
      landingQuestionId: null,
      isRegistrationOpen: true,
      adminsNeedSecondFactor: false,
      instructorAccess: 'EVERYONE',
      instructorDomains: [],
      maxCourses: 5,
      maxStorageMegabytes: null,
      maxInvitationMails: 500,
      mailSenderName: null,
      mailSenderAddress: null,
    },
  });
  await openTab('Registration');
  await userEvent.click(screen.getByRole('checkbox', { name: /Anyone can register/ }));
  await save();
  expect(asked.at(-1)!.variables).toMatchObject({
    revision: 5,
    input: { name: 'School of Ada', isRegistrationOpen: false },
  });
});

test('refuses a color on which text could not be read, and a limit that is no number', async () => {
  const { asked } = show();
  await retype(/^Accent color/, '#7a7a7a');
  await retype(/^Courses/, 'many');
  await save();
  expect(await screen.findAllByText(/Text on this color is hard to read/)).not.toHaveLength(0);
  expect(screen.getAllByText(/Courses must be a whole number/)).not.toHaveLength(0);
  expect(asked.map(({ operation }) => operation)).toEqual(['SettingsPage']);
  await userEvent.click(screen.getByRole('link', { name: /Courses must be a whole number/ }));
  expect(screen.getByRole('tab', { name: 'Limits' })).toHaveAttribute('aria-selected', 'true');
  expect(await field(/^Courses/)).toHaveFocus();
});

test('previews the name and the color in both themes', async () => {
  show();
  await retype(/^Name/, 'Ada’s');
  await retype(/^Accent color/, '#12306b');
  const preview = screen.getByRole('figure');
  expect(within(preview).getAllByText('Ada’s')).toHaveLength(2);
  const [light, dark] = within(preview)
    .getAllByText('Button')
    .map((button) => button.closest<HTMLElement>('[data-color-scheme]')!);
  expect(light!.style.getPropertyValue('--wm-action')).toBe('#12306B');
  expect(light!.style.getPropertyValue('--wm-action-ink')).toBe('#FFFFFF');
  expect(dark!.style.getPropertyValue('--wm-action-border')).toBe('#EDF1F4');
});

test('an edit made elsewhere is not overwritten without asking', async () => {
  show({
    UpdatePlatformSettings: {
      __typename: 'PlatformSettingsEditConflict',
      message: 'The settings were edited elsewhere. Reload to see the newer version.',
      lastEdit: { name: 'Maria Weber', at: new Date(2020, 1, 3, 14, 32).toISOString(), isOwn: false },
      settings: { ...SAVED, name: 'Theirs', instructorAccess: 'BY_APPROVAL', revision: 5 },
    },
  });
  await retype(/^Name/, 'Mine');
  await save();
  const conflict = (await screen.findByText('Maria Weber saved this on 3 Feb 2020, 14:32')).closest(
    '[role="alert"]',
  );
  expect(conflict).toHaveTextContent(/Who can register as an instructor.*By approval.*Everyone/);
  await userEvent.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(await field(/^Name/)).toHaveValue('Theirs');
});

test.each([
  [
    { __typename: 'TestEmailSent', to: 'a1@example.org', from: 'Waymark <no-reply@example.org>' },
    'The mail server accepted an email from Waymark <no-reply@example.org> to a1@example.org. Please check that it arrived.',
    0,
  ],
  [
    {
      __typename: 'TestEmailFailed',
      message: 'No email can be sent, because this platform has no mail server.',
    },
    'No email can be sent, because this platform has no mail server.',
    1,
  ],
])('says what happened to a test email: %j', async (sendTestEmail, sentence, adviceCount) => {
  show({ SendTestEmail: { data: { sendTestEmail } } });
  await openTab('Email');
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryAllByText(/sets its mail server with SMTP_URL/)).toHaveLength(adviceCount);
});

test('removing the logo asks first', async () => {
  const logoUrl = `/pictures/platform/${'0'.repeat(64)}.webp`;
  const { asked } = show(
    { RemovePlatformLogo: { data: { removePlatformLogo: { logoUrl: null } } } },
    { ...SAVED, logoUrl },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The built-in logo is shown again')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove logo' })).not.toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).toEqual(['SettingsPage', 'RemovePlatformLogo']);
});

const changedTo = (...categories: object[]) => ({
  __typename: 'CategoriesChanged',
  administration: { id: 'a1', categories },
});
const rows = () =>
  within(screen.getByRole('region', { name: 'Categories of courses' }))
    .getAllByRole('listitem')
    .map((row) => row.firstElementChild!.textContent);
const choose = async (category: string, action: string) => {
  await openTab('Categories');
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${category}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

test('lists the categories with their courses, and moves one', async () => {
  const { asked } = show({
    MoveCategory: { data: { moveCategory: changedTo(CATEGORIES[1]!, CATEGORIES[0]!, CATEGORIES[2]!) } },
  });
  await screen.findByText('Categories of courses');
  expect(rows()).toEqual(['AIMain3 courses', 'Backend1 course, also “Servers”', 'Other0 courses']);
  await choose('Backend', 'Move up');
  await waitFor(() => expect(rows()[0]).toMatch(/^Backend/));
  expect(asked.at(-1)!.variables).toEqual({ id: 'k2', position: 1 });
});

test('adds a category', async () => {
  const { asked } = show({
    AddCategory: { data: { addCategory: changedTo(...CATEGORIES, aCategory('k4', 'Cooking')) } },
  });
  await openTab('Categories');
  await userEvent.click(await screen.findByRole('button', { name: 'Add category' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Cooking');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Main category/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save category' }));
  expect(await screen.findByText('“Cooking” was added')).toBeInTheDocument();
  expect(rows().at(-1)).toBe('CookingMain0 courses');
  expect(asked.at(-1)!.variables).toEqual({
    input: { name: 'Cooking', alternativeName: null, isMain: true },
  });
});

test('removes a category with courses only with another one for them', async () => {
  const { asked } = show({
    RemoveCategory: ({ replacementId }) => ({
      data: {
        removeCategory: replacementId
          ? changedTo(CATEGORIES[1]!, CATEGORIES[2]!)
          : {
              __typename: 'CategoryHasCourses',
              message: '3 courses have this category. Choose the category that they get instead.',
            },
      },
    }),
  });
  await choose('AI', 'Remove');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('3 courses, drafts included, have this category.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove category' }));
  expect(await dialog.findByText(/Choose the category that they get instead/)).toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Other');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove category' }));
  expect(await screen.findByText('“AI” was removed')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({ id: 'k1', replacementId: 'k3' });
});

test('a demo shows everything, says that nothing can be changed, and offers no button for it', async () => {
  show({}, SAVED, true);
  expect(await screen.findByText(/^Everyone shares this demo/)).toBeInTheDocument();
  expect(await field(/^Name/)).toHaveValue('Waymark');
  for (const name of ['Save settings', 'Choose logo', 'Add category'])
    expect(screen.getByRole('button', { name, hidden: true })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Actions for AI' })).not.toBeInTheDocument();
});

test('chooses the question of the landing page', async () => {
  const { asked } = show({ UpdatePlatformSettings: 'waiting' });
  const question = await screen.findByRole('combobox', { name: /^Question/ });
  expect(within(question).getByRole('group', { name: 'Layout' })).toHaveTextContent('Boxes: Why?Flow: What?');
  await userEvent.selectOptions(question, 'Flow: What?');
  await save();
  expect(asked.at(-1)).toMatchObject({ variables: { input: { landingQuestionId: 'q2' } } });
});

test('keeps a question that is no longer released, and says so', async () => {
  show({}, { ...SAVED, landingQuestionId: 'gone' });
  expect(await screen.findByRole('combobox', { name: /^Question/ })).toHaveDisplayValue(
    'A question that is no longer released',
  );
});
