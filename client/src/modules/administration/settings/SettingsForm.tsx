import { type ComponentProps, type CSSProperties, type ReactNode, useMemo } from 'react';
import { accentStyle, accentTokens } from '#server/platform/settings/accent.rules';
import type { SettingsInput } from '#server/platform/settings/settings.rules';
import { ACCENT_STYLE_ID, type InstructorAccessName } from '#server/platform/first-page.rules';
import { paths } from '../../../app/paths';
import { DraftNotes, EditorProblems } from '../../../forms/EditorNotes';
import { useFormAction } from '../../../apollo/useAction';
import type { Edit } from '../../../lib/formOutcome';
import { useAddressChoice } from '../../../forms/useAddressParams';
import { useEditor } from '../../../forms/useEditor';
import { useLeaveWarning } from '../../../forms/useLeaveWarning';
import { Button } from '../../../ui/buttons/Button';
import { CardSection } from '../../../ui/display/Card';
import { Checkbox, RadioGroup } from '../../../ui/fields/Choices';
import { EmailField, SelectField, TextArea, TextField } from '../../../ui/fields/Fields';
import { Grid, Stack } from '../../../ui/layout/Layout';
import { Logo } from '../../../ui/map/Logo';
import { Tabs } from '../../../ui/navigation/Tabs';
import { toast } from '../../../ui/overlays/toast';
import { PlatformContext, usePlatform, useShowPlatform } from '../../../ui/platform/platform';
import styles from './Settings.module.css';
import {
  checkSettings,
  draftOf,
  isSameSettings,
  type SettingsDraft,
  settingsDraftFormat,
  settingsDraftKey,
} from './settingsDraft';
import {
  type EditedSettingsFragment,
  type SettingsPageQuery,
  UpdatePlatformSettingsDocument,
} from './__generated__/SettingsPage.generated';

let shown: CSSStyleSheet | null = null;

/** Shows a saved accent in this window; null for the built-in colors. Other windows show it when they load a page. */
function showAccent(accent: string | null): void {
  document.getElementById(ACCENT_STYLE_ID)?.remove();
  // Without it, this window too shows the colors when it loads the next page.
  if (!('adoptedStyleSheets' in document)) return;
  shown ??= adopted();
  shown.replaceSync(accentStyle(accent));
}

/** The content security policy allows such a sheet, but no new style element. */
function adopted(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

type Administration = NonNullable<NonNullable<SettingsPageQuery['viewer']>['administration']>;

interface SettingsFormProps {
  settings: EditedSettingsFragment;
  /** What the landing page can ask. */
  questions: Administration['landingQuestionChoices'];
  /** Parts of the tabs that change at once, apart from the form. */
  logo: ReactNode;
  testEmail: ReactNode;
  categories: ReactNode;
}

const TABS = [
  ['appearance', 'Appearance'],
  ['registration', 'Registration'],
  ['limits', 'Limits'],
  ['email', 'Email'],
  ['categories', 'Categories'],
] as const;

const ACCESS_OPTIONS: { value: InstructorAccessName; label: string; hint?: string }[] = [
  { value: 'EVERYONE', label: 'Everyone' },
  {
    value: 'BY_APPROVAL',
    label: 'By approval',
    hint: 'The account is a student’s until an administrator approves it under Instructors.',
  },
  {
    value: 'BY_INVITATION',
    label: 'By invitation',
    hint: 'Administrators invite people under Instructors.',
  },
  {
    value: 'BY_DOMAIN',
    label: 'By mail domain',
    hint: 'People whose confirmed email address is of these domains. Without email, you approve them under Instructors.',
  },
];

const WORDS = {
  landingQuestionId: { label: 'Question of the landing page' },
  isRegistrationOpen: { label: 'Anyone can register' },
  instructorAccess: {
    label: 'Who can register as an instructor',
    names: Object.fromEntries(ACCESS_OPTIONS.map(({ value, label }) => [value, label])),
  },
  instructorDomains: { label: 'Mail domains' },
  adminsNeedSecondFactor: { label: 'Administrators must use a second factor' },
  maxCourses: { label: 'Courses of each instructor' },
  maxStorageMegabytes: { label: 'Storage in MB' },
  maxInvitationMails: { label: 'Invitation emails a day' },
  mailSenderName: { label: 'Sender name' },
  mailSenderAddress: { label: 'Sender address' },
};

type TextName = {
  [Name in keyof SettingsDraft]: SettingsDraft[Name] extends string ? Name : never;
}[keyof SettingsDraft];

/** All settings in tabs, of which the chosen one is in the URL. Unsaved changes are kept on this device. */
export function SettingsForm(props: SettingsFormProps) {
  const { settings, questions, logo, testEmail, categories } = props;
  const { isDemo } = usePlatform();
  const tab = useAddressChoice('tab', TABS);
  const saved = useMemo(() => draftOf(settings), [settings]);
  const editor = useEditor({
    noun: 'settings',
    path: paths.platformSettings,
    key: settingsDraftKey,
    format: settingsDraftFormat,
    saved,
    savedRevision: settings.revision,
    isSame: isSameSettings,
    check: checkSettings,
    words: WORDS,
    save: useSaveSettings(),
    onSaved: () => toast.success('Settings saved'),
  });
  useLeaveWarning(() => editor.leaveQuestion('the settings'));
  const { draft, change } = editor;
  const text = (name: TextName) => ({
    id: editor.idOf(name),
    value: draft[name],
    error: editor.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  const panels: Record<(typeof TABS)[number][0], ReactNode> = {
    appearance: (
      <Stack gap={24}>
        <CardSection title="Name and color">
          <TextField
            {...text('name')}
            label="Name"
            hint="In the header, in titles and in emails. At most 40 characters."
            required
          />
          <TextField
            {...text('accentColor')}
            label="Accent color"
            optional
            placeholder="#FFC629"
            autoCapitalize="none"
            spellCheck={false}
            hint="The color of buttons and markers. Leave it empty for the built-in yellow."
            trailing={
              <input
                type="color"
                aria-label="Choose the accent color"
                className={`wm-block ${styles.picker}`}
                value={/^#[0-9a-f]{6}$/i.test(draft.accentColor) ? draft.accentColor : '#ffc629'}
                onChange={({ target }) => change({ accentColor: target.value.toUpperCase() })}
              />
            }
          />
          <PlatformPreview name={draft.name} accentColor={draft.accentColor} />
        </CardSection>
        <CardSection title="Landing page">
          <TextArea
            {...text('welcomeText')}
            label="Welcome text"
            optional
            rows={3}
            hint="Below the heading, without formatting. At most 300 characters; leave it empty for the built-in text."
          />
          <QuestionField questions={questions} {...text('landingQuestionId')} />
        </CardSection>
        {logo}
      </Stack>
    ),
    registration: (
      <Stack gap={24}>
        <CardSection title="Registration">
          <Checkbox
            label="Anyone can register"
            hint="If not, the register page says that registration is closed. Existing accounts can log in as before."
            checked={draft.isRegistrationOpen}
            onChange={(isRegistrationOpen) => change({ isRegistrationOpen })}
          />
          <RadioGroup
            legend="Who can register as an instructor"
            name="instructorAccess"
            value={draft.instructorAccess}
            onChange={(value) => change({ instructorAccess: value as SettingsDraft['instructorAccess'] })}
            options={ACCESS_OPTIONS}
          />
          {draft.instructorAccess === 'BY_DOMAIN' && (
            <TextArea
              {...text('instructorDomains')}
              label="Mail domains"
              rows={3}
              autoCapitalize="none"
              spellCheck={false}
              hint="One on each line, such as example.org. Subdomains are not included. The account is a student’s until its owner logs in and opens the link sent to the address."
              required
            />
          )}
        </CardSection>
        <CardSection title="Administrators">
          <Checkbox
            label="Administrators must use a second factor"
            hint="Those who have none are logged out, and set one up when they log in again. You need one yourself before you can turn this on."
            error={editor.errorOf('adminsNeedSecondFactor')}
            checked={draft.adminsNeedSecondFactor}
            onChange={(adminsNeedSecondFactor) => change({ adminsNeedSecondFactor })}
          />
        </CardSection>
      </Stack>
    ),
    limits: (
      <CardSection title="Limits of each instructor">
        <Grid min={220} gap={16} columns={2}>
          <TextField
            {...text('maxCourses')}
            label="Courses"
            optional
            inputMode="numeric"
            hint="Drafts count too. Empty: no limit."
          />
          <TextField
            {...text('maxStorageMegabytes')}
            label="Storage in MB"
            optional
            inputMode="numeric"
            hint="Of notes and captions. Empty: no limit."
          />
          <TextField
            {...text('maxInvitationMails')}
            label="Invitation emails a day"
            required
            inputMode="numeric"
            hint="To teams and students together. Those of imports beyond it wait for the next days."
          />
        </Grid>
        <p>Instructors beyond a limit keep what they have, but can’t add more.</p>
      </CardSection>
    ),
    email: (
      <Stack gap={24}>
        <CardSection title="Sender of emails">
          <TextField
            {...text('mailSenderName')}
            label="Sender name"
            optional
            hint="Leave it empty for the name of the platform."
          />
          <EmailField
            {...text('mailSenderAddress')}
            label="Sender address"
            optional
            hint={`The mail server must be allowed to send for it. Emails are sent from ${settings.mailSender} now.`}
          />
        </CardSection>
        {testEmail}
      </Stack>
    ),
    categories,
  };

  return (
    <Stack component="form" gap={24} {...editor.form}>
      <DraftNotes draft={editor} notYet="not saved" />
      <Tabs
        value={tab.value}
        onChange={(next) => tab.choose(next, { replace: true })}
        label="Settings"
        tabs={TABS.map(([value, title]) => ({ value, title, panel: panels[value] }))}
      />
      <EditorProblems editor={editor} />
      {/* Categories are saved one by one. */}
      <div hidden={tab.value === 'categories'}>
        <Button type="submit" disabled={isDemo} loading={editor.sending} loadingText="Saving...">
          Save settings
        </Button>
      </div>
    </Stack>
  );
}

interface QuestionFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label'> {
  questions: SettingsFormProps['questions'];
}

/** The question that everyone can answer on the landing page. */
function QuestionField({ questions, ...field }: QuestionFieldProps) {
  const { value } = field;
  return (
    <SelectField
      {...field}
      label="Question"
      optional
      hint="Everyone can answer it. These are the questions that instructors released for practice, about a lesson of a published course."
    >
      <option value="">No question</option>
      {value && !questions.some(({ id }) => id === value) && (
        <option value={value}>A question that is no longer released</option>
      )}
      {[...new Set(questions.map(({ courseTitle }) => courseTitle))].map((course) => (
        <optgroup key={course} label={course}>
          {questions
            .filter(({ courseTitle }) => courseTitle === course)
            .map(({ id, text, lessonTitle }) => (
              <option key={id} value={id}>
                {lessonTitle}: {text}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function useSaveSettings() {
  const platform = usePlatform();
  const show = useShowPlatform();
  return useFormAction(UpdatePlatformSettingsDocument, {
    variables: (edit: Edit<SettingsInput>) => edit,
    onDone: (_edit, { settings }) => {
      const { name, welcomeText, isRegistrationOpen, instructorAccess } = settings;
      show({ ...platform, name, welcomeText, isRegistrationOpen, instructorAccess });
      showAccent(settings.accentColor);
    },
    revisionOf: ({ settings }) => settings.revision,
    failed: 'The settings couldn’t be saved. Please try again.',
  });
}

interface PlatformPreviewProps {
  name: string;
  /** '' for the built-in color; an accent that is refused shows it too. */
  accentColor: string;
}

/** The logo, the name and a button as they will look in both themes. */
function PlatformPreview({ name, accentColor }: PlatformPreviewProps) {
  const settings = usePlatform();
  const themes = accentTokens(accentColor.trim() || BUILT_IN);
  const platform = { settings: { ...settings, name: name.trim() || settings.name }, show: () => undefined };
  return (
    <Stack component="figure" gap={12}>
      <figcaption className="wm-muted wm-small">Preview in the light and the dark theme</figcaption>
      <PlatformContext value={platform}>
        <Grid min={240} gap={12} columns={2}>
          {(['light', 'dark'] as const).map((scheme) => (
            <div
              key={scheme}
              data-color-scheme={scheme}
              className={`wm-cluster wm-justify-space-between wm-gap-12 wm-pad-12-16 wm-inset ${styles.theme}`}
              style={themes ? variables(themes[scheme]) : undefined}
            >
              <Logo />
              <span className={`wm-strong ${styles.sample}`}>Button</span>
            </div>
          ))}
        </Grid>
      </PlatformContext>
    </Stack>
  );
}

const BUILT_IN = '#FFC629';

const variables = (tokens: object): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, color]) => [`--wm-${name}`, color as string]));
