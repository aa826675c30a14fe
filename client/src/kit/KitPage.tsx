import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DraftElsewhere, RestoredDraftNote } from '../forms/EditorNotes';
import { EditConflict } from '../forms/EditConflict';
import { chooseColorScheme } from '../lib/colorScheme';
import { Button } from '../ui/buttons/Button';
import { Chip, RemovableChip } from '../ui/buttons/Chip';
import { IconButton } from '../ui/buttons/IconButton';
import { Avatar } from '../ui/display/Avatar';
import { Badge } from '../ui/display/Badge';
import { Card, CardLink } from '../ui/display/Card';
import { Carousel } from '../ui/display/Carousel';
import { DataTable, NameAndEmail } from '../ui/display/DataTable';
import { ProgressBar } from '../ui/display/ProgressBar';
import { QrCode } from '../ui/display/QrCode';
import { ShortList } from '../ui/display/ShortList';
import { Stars } from '../ui/display/Stars';
import { StatCards } from '../ui/display/StatCard';
import { Checkbox, RadioGroup } from '../ui/fields/Choices';
import { FormError, SelectField, TextArea, TextField } from '../ui/fields/Fields';
import { PasswordField } from '../ui/fields/PasswordField';
import { SearchForm } from '../ui/fields/SearchForm';
import * as icons from '../ui/icons/Icons';
import * as toolIcons from '../ui/icons/ToolIcons';
import { Cluster, Grid, Page, Section, Stack } from '../ui/layout/Layout';
import { CourseCover } from '../ui/map/CourseCover';
import { DeadEndTrack } from '../ui/map/DeadEndTrack';
import { GLYPHS } from '../ui/map/drawing/glyphs';
import { LineBadge } from '../ui/map/LineBadge';
import { LineTrack, trackLabel } from '../ui/map/LineTrack';
import { Logo } from '../ui/map/Logo';
import { StopList } from '../ui/map/StopList';
import { SkipLink } from '../ui/navigation/SkipLink';
import { Tabs } from '../ui/navigation/Tabs';
import { confirm } from '../ui/overlays/confirm';
import { ConfirmHost } from '../ui/overlays/ConfirmHost';
import { Dialog } from '../ui/overlays/Dialog';
import { Hint } from '../ui/overlays/Hint';
import { MenuButton } from '../ui/overlays/MenuButton';
import { toast, toastUndo } from '../ui/overlays/toast';
import { Toasts } from '../ui/overlays/Toasts';
import * as skeletons from '../ui/states/Skeletons';
import { EmptyState, ErrorState, LoadingState, NotFoundState, SurfaceNote } from '../ui/states/States';
import { Announcer } from '../ui/text/Announcer';
import { Markdown } from '../ui/text/Markdown';
import { PageHeading } from '../ui/text/PageHeading';
import { ThemeToggle } from '../ui/theme/ThemeToggle';
import { UiProvider } from '../ui/theme/UiProvider';

const BarChart = lazy(async () => ({ default: (await import('../ui/display/BarChart')).BarChart }));

const nothing = () => undefined;
const NAMES = ['One', 'Two', 'Three', 'Four'];
const forever = { durationMs: Infinity };

const { icon: _, ...basicIcons } = icons;
const ICONS = Object.entries({ ...basicIcons, ...toolIcons });

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'].map((level) => [level, level] as const);
const ROLES = [
  { value: 'student', label: 'Student', hint: 'Enrolls in courses.' },
  { value: 'instructor', label: 'Instructor' },
  { value: 'admin', label: 'Administrator', disabled: true },
];
const wrong = { id: 'kit-wrong', label: 'Wrong', error: 'Email is required', defaultValue: 'ada@' };
const roles = { name: 'role', value: 'student', options: ROLES, onChange: nothing };

const FIELDS = (
  <>
    <Grid>
      <TextField label="Text" placeholder="Placeholder" />
      <TextField label="With a hint" hint="As on your certificate." optional defaultValue="Ada" />
      <TextField {...wrong} />
      <TextField label="Disabled" disabled defaultValue="Ada" />
      <TextField label="Read-only" readOnly defaultValue="Ada" />
      <PasswordField label="Password" autoComplete="off" defaultValue="secret" />
      <TextArea label="Several lines" defaultValue={'One\nTwo'} />
      <TextArea label="Several lines, wrong" error="Text is required" />
      <TextArea label="Several lines, disabled" disabled defaultValue="One" />
      <SelectField label="Select" options={LEVELS} />
      <SelectField label="Select, wrong" hint="Of the course." error="Level is required" options={LEVELS} />
      <SelectField label="Select, disabled" disabled options={LEVELS} />
    </Grid>
    <Grid>
      <div>
        <Checkbox label="Checkbox" hint="With a hint." checked onChange={nothing} />
        <Checkbox label="Off" checked={false} onChange={nothing} />
        <Checkbox label="Wrong" error="Please agree" checked={false} onChange={nothing} />
        <Checkbox label="Disabled" disabled checked onChange={nothing} />
      </div>
      <RadioGroup {...roles} legend="Role" />
      <RadioGroup {...roles} legend="Role, wrong" name="role-wrong" value={null} error="Role is required" />
      <RadioGroup {...roles} legend="Role, disabled" name="role-disabled" disabled />
    </Grid>
    <SearchForm label="Search" search="React" onSearch={nothing} />
    <FormError errors={[{ field: wrong.id, message: wrong.error }, { message: 'Passwords do not match' }]} />
  </>
);

const STUDENTS = [
  { name: 'Ada Lind', percent: 80 },
  { name: 'Bo Ek', percent: 35 },
];
const TEXT = '## Queues\n\nA **queue** keeps order:\n\n- first in\n- first out\n\n```js\nqueue.push(1);\n```';

function table(caption: string, rows: typeof STUDENTS) {
  return (
    <DataTable
      caption={caption}
      showCaption
      rows={rows}
      rowKey={({ name }) => name}
      empty="No students yet"
      columns={[
        { header: 'Student', cell: ({ name }) => name },
        { header: 'Progress', align: 'end', cell: ({ percent }) => `${percent}%` },
      ]}
    />
  );
}

const DISPLAY = (
  <>
    <Cluster>
      {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Avatar name="Ada Lind" size={40} />
      <Avatar name="Bo" size={64} decorative={false} />
      <Stars rating={4.4} count={1204} />
      <Stars rating={0} count={0} />
      <Stars rating={5} showNumbers={false} />
      <NameAndEmail name="Ada Lovelace" email="ada@example.org" />
      <QrCode text="https://waymark.example" label="QR code of an address" />
    </Cluster>
    <Grid min={220}>
      {[0, 35, 100].map((percent) => (
        <ProgressBar key={percent} percent={percent} label={`Progress, ${percent}`} category="Backend" />
      ))}
    </Grid>
    <StatCards
      category="LLM"
      figures={{ Students: 1204, Average: '81%', Courses: 3 }}
      definitions={{
        Students: 'Everyone who is enrolled.',
        Average: 'The mean of all counted attempts.',
        Courses: 'All of them, drafts included.',
      }}
      details={{ Courses: '2 published' }}
    />
    <Grid>
      <Card padding="sm">A small card</Card>
      <Card padding="lg">A large card</Card>
      <Card component="article" interactive>
        <CardLink href="#main">A card that is one link</CardLink>
      </Card>
    </Grid>
    {table('Students', STUDENTS)}
    {table('Students of an empty course', [])}
    <Suspense fallback={<skeletons.SkeletonBlock height={260} />}>
      <BarChart
        label="Bar chart of attempts"
        measure="Attempts"
        xLabel="Score in percent"
        bars={[3, 12, 30, 18].map((value, index) => ({ name: `From ${index * 25}`, value }))}
      />
    </Suspense>
    <Carousel label="Testimonials" perView={{ wide: 3, medium: 2, narrow: 1 }}>
      {NAMES.map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Carousel>
    <Markdown>{TEXT}</Markdown>
  </>
);

const STATES = (
  <>
    <Grid>
      <EmptyState
        level={3}
        title="No courses yet"
        text="With a text."
        action={<Button>Create course</Button>}
      />
      <ErrorState level={3} title="Failed to load courses" message="Try again later." onRetry={nothing} />
      <LoadingState text="Loading courses...">
        <skeletons.SkeletonLines />
      </LoadingState>
    </Grid>
    <NotFoundState text="This address leads nowhere." />
    {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
      <SurfaceNote key={tone} tone={tone} title={`A note: ${tone}`}>
        With a sentence.
      </SurfaceNote>
    ))}
    <RestoredDraftNote since="yesterday" notYet="not saved" onDiscard={nothing} />
    <DraftElsewhere choice={{ keepMine: nothing, showOtherDraft: () => nothing }} />
    <EditConflict
      message="Somebody has saved this quiz"
      saved={{ title: 'Knots', notes: 'A bowline.' }}
      draft={{ title: 'Splices', notes: '' }}
      onKeepMine={nothing}
      onUseSaved={nothing}
    />
    <ShortList entries={NAMES} first={2}>
      {(entry) => <li key={entry}>{entry}</li>}
    </ShortList>
    <skeletons.SkeletonStats count={3} />
    <skeletons.SkeletonRows rows={2} picture />
    <skeletons.SkeletonPanel height={200} />
    <skeletons.SkeletonFields fields={2} />
    <skeletons.SkeletonCards count={3} />
  </>
);

const CATEGORIES = [
  'UI/UX',
  'Fullstack',
  'AI',
  'Backend',
  'LLM',
  'Graphic Designing',
  'Prompt Engineering',
  'Frontend',
];
const STOPS = [
  { id: '1', title: 'What a queue is', detail: '5 min', done: true },
  { id: '2', title: 'Consumers', detail: '8 min' },
];
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const LINES = (
  <>
    <Cluster>
      {CATEGORIES.map((category) => (
        <LineBadge key={category} category={category} withName />
      ))}
      <LineBadge category="LLM" size="sm" />
      <LineBadge category="LLM" size="lg" />
    </Cluster>
    <Grid min={200}>
      {CATEGORIES.map((title, index) => (
        <CourseCover key={title} title={title} category={title} lessons={8} completed={upTo(index)} />
      ))}
      {Object.keys(GLYPHS).map((glyph) => (
        <CourseCover key={glyph} title={glyph} category="LLM" glyph={glyph} lessons={4} />
      ))}
    </Grid>
    <LineTrack total={8} completed={[]} category="Backend" label={trackLabel(0, 8)} />
    <LineTrack total={8} completed={[1, 2, 5]} category="Backend" label={trackLabel(3, 8)} />
    <LineTrack total={8} completed={upTo(8)} category="Backend" label={trackLabel(8, 8)} />
    <StopList
      items={STOPS}
      currentId="2"
      category="LLM"
      label="Lessons"
      renderLink={(_, props) => <a href="#main" {...props} />}
    />
    <Cluster>
      <DeadEndTrack />
      <DeadEndTrack broken />
    </Cluster>
  </>
);

const BUTTONS = (
  <>
    {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
      <Cluster key={variant}>
        <Button {...{ variant, size: 'sm' }}>{variant} sm</Button>
        <Button {...{ variant }}>{variant} md</Button>
        <Button {...{ variant, size: 'lg' }}>{variant} lg</Button>
        <Button {...{ variant, iconStart: <toolIcons.PlusIcon size={18} /> }}>{variant} with icon</Button>
        <Button {...{ variant, loading: true, loadingText: 'Saving...' }}>{variant} loading</Button>
        <Button {...{ variant, disabled: true }}>{variant} disabled</Button>
      </Cluster>
    ))}
    <Cluster>
      <IconButton label="Search">
        <toolIcons.SearchIcon />
      </IconButton>
      <IconButton label="Delete" variant="secondary" size="sm">
        <toolIcons.TrashIcon size={16} />
      </IconButton>
      <IconButton label="Disabled" disabled>
        <toolIcons.SearchIcon />
      </IconButton>
      <Chip>Off</Chip>
      <Chip selected>On</Chip>
      <Chip disabled>Disabled</Chip>
      <RemovableChip removeLabel="Remove filter: React" onRemove={nothing}>
        React
      </RemovableChip>
      {['wm-link', 'wm-link-quiet'].map((name) => (
        <a key={name} href="#main" className={name}>
          {name}
        </a>
      ))}
    </Cluster>
  </>
);

const MENU = [
  { label: 'Courses', link: <a href="#main" aria-current="page" /> },
  { label: 'Log out', onChoose: () => toast.success('You are logged out.') },
];

/** What is shown over the page when its button is pressed. */
const OVERLAYS: Record<string, () => unknown> = {
  Question: () => confirm({ title: 'Start the quiz?', text: 'You have 20 minutes.' }),
  'Dangerous question': () => confirm({ title: 'Delete course', confirmLabel: 'Delete', danger: true }),
  Success: () => toast.success('Lesson saved', forever),
  Information: () => toast.info('New version', forever),
  Error: () => toast.error('Failed to save', forever),
  Undo: () => toastUndo('Lesson deleted', () => toast.info('Restored')),
};

function Overlays() {
  const [tab, setTab] = useState('details');
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Cluster>
        <Button variant="secondary" onClick={() => setWriting(true)}>
          Dialog
        </Button>
        {Object.entries(OVERLAYS).map(([name, open]) => (
          <Button key={name} variant="secondary" onClick={() => void open()}>
            {name}
          </Button>
        ))}
        <MenuButton label="Menu" choices={MENU} />
        <Hint label="What the average means">The mean of all counted attempts.</Hint>
      </Cluster>
      <Tabs
        value={tab}
        onChange={setTab}
        label="Parts of a course"
        tabs={[
          { value: 'details', title: 'Details', panel: 'Title and description' },
          { value: 'lessons', title: 'Lessons', panel: 'Twelve lessons' },
        ]}
      />
      {isWriting && (
        <Dialog title="Send message" onClose={() => setWriting(false)}>
          <TextArea label="Message" />
          <Cluster justify="end">
            <Button onClick={() => setWriting(false)}>Send</Button>
          </Cluster>
        </Dialog>
      )}
    </>
  );
}

const SECTIONS: Record<string, ReactNode> = {
  Buttons: BUTTONS,
  Fields: FIELDS,
  Overlays: <Overlays />,
  Display: DISPLAY,
  States: STATES,
  Lines: LINES,
  Icons: (
    <Cluster gap={24}>
      {ICONS.map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon size={24} />
        </span>
      ))}
    </Cluster>
  ),
};

/** Every piece of the interface in every state. */
export function KitPage() {
  return (
    <UiProvider>
      <SkipLink />
      <main id="main">
        <Page>
          <Stack gap={40}>
            <Cluster justify="space-between">
              <Logo />
              <ThemeToggle onChoose={chooseColorScheme} />
            </Cluster>
            <PageHeading lead="Every piece of the interface in every state, for developers.">
              Interface kit
            </PageHeading>
            {Object.entries(SECTIONS).map(([title, pieces]) => (
              <Section key={title} title={title}>
                <Stack gap={24}>{pieces}</Stack>
              </Section>
            ))}
          </Stack>
        </Page>
      </main>
      <Toasts />
      <ConfirmHost />
      <Announcer />
    </UiProvider>
  );
}
