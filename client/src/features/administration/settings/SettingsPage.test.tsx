import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, storeSession } from '../../../lib/session';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { Logo } from '../../../ui/map/Logo';
import { toast } from '../../../ui/overlays/toast';
import { PlatformProvider } from '../../../ui/platform/PlatformProvider';
import { SettingsPage } from './SettingsPage';

const SAVED = {
  __typename: 'PlatformSettings',
  revision: 4,
  name: 'Waymark',
  logoUrl: null,
  accentColor: null,
  welcomeText: null,
  isRegistrationOpen: true,
  instructorAccess: 'EVERYONE',
  instructorDomains: [],
  maxCourses: null,
  maxStorageMegabytes: 20,
  mailSenderName: null,
  mailSenderAddress: null,
  mailSender: 'Waymark <no-reply@example.org>',
};

const show = (answers: Answers = {}, settings: object = SAVED) =>
  showPagesAt(
    '/admin/settings',
    [
      {
        path: '/admin/settings',
        element: (
          <PlatformProvider initial={null}>
            <header>
              <Logo />
            </header>
            <SettingsPage />
          </PlatformProvider>
        ),
      },
    ],
    {
      SettingsPage: {
        data: {
          viewer: {
            __typename: 'Viewer',
            account: { __typename: 'Account', id: 'a1', email: 'a1@example.org' },
            administration: { __typename: 'Administration', id: 'a1', settings },
          },
        },
      },
      ...answers,
    },
  );

beforeEach(() =>
  storeSession('the-token', { id: 'a1', name: 'Ada Admin', email: 'a1@example.org', role: 'ADMIN' }),
);
afterEach(() => {
  act(() => {
    clearSession();
    toast.clear();
  });
  localStorage.clear();
});

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(await field(name));
  if (text) await userEvent.type(await field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));

test('saves what changed, shows it in the header, and stays open for the next change', async () => {
  const { asked } = show({
    UpdatePlatformSettings: ({ input, revision }) => ({
      data: {
        updatePlatformSettings: {
          __typename: 'PlatformSettingsUpdated',
          settings: { ...SAVED, ...(input as object), revision: (revision as number) + 1 },
        },
      },
    }),
  });
  await retype(/^Name/, 'School of Ada');
  await retype(/^Courses/, '5');
  await retype(/^Storage/, '');
  await save();
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByText('School of Ada')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({
    revision: 4,
    input: {
      name: 'School of Ada',
      accentColor: null,
      welcomeText: null,
      isRegistrationOpen: true,
      instructorAccess: 'EVERYONE',
      instructorDomains: [],
      maxCourses: 5,
      maxStorageMegabytes: null,
      mailSenderName: null,
      mailSenderAddress: null,
    },
  });
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
      data: {
        updatePlatformSettings: {
          __typename: 'PlatformSettingsEditConflict',
          message: 'The settings were edited elsewhere. Reload to see the newer version.',
          settings: { ...SAVED, name: 'Theirs', revision: 5 },
        },
      },
    },
  });
  await retype(/^Name/, 'Mine');
  await save();
  expect(await screen.findByText(/edited elsewhere/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(await field(/^Name/)).toHaveValue('Theirs');
});

test.each([
  [
    { __typename: 'TestEmailSent', to: 'a1@example.org', from: 'Waymark <no-reply@example.org>' },
    'The mail server accepted an email from Waymark <no-reply@example.org> to a1@example.org. Please check that it arrived.',
  ],
  [
    {
      __typename: 'TestEmailFailed',
      message: 'No email can be sent, because the server runs without SMTP_URL.',
    },
    'No email can be sent, because the server runs without SMTP_URL.',
  ],
])('says what happened to a test email: %j', async (sendTestEmail, sentence) => {
  show({ SendTestEmail: { data: { sendTestEmail } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('removing the logo asks first', async () => {
  const logoUrl = `/pictures/platform/${'0'.repeat(64)}.webp`;
  const { asked } = show(
    {
      RemovePlatformLogo: { data: { removePlatformLogo: { __typename: 'PlatformSettings', logoUrl: null } } },
    },
    { ...SAVED, logoUrl },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The built-in logo is shown again')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove logo' })).not.toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).toEqual(['SettingsPage', 'RemovePlatformLogo']);
});

test('an error while loading can be tried again', async () => {
  show({ SettingsPage: new TypeError('Failed to fetch') });
  expect(await screen.findByText('The settings couldn’t be loaded')).toBeInTheDocument();
});
