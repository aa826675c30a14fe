import { useParams } from 'react-router-dom';
import { Card } from '../../../ui/display/Card';
import { Section, Stack } from '../../../ui/layout/Layout';
import { NotAllowedInCourse } from '../../courses/NotAllowedInCourse';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { JoinLinks } from './JoinLinks';
import { type JoiningOfCourseFragment, useJoiningPageQuery } from './__generated__/JoiningPage.generated';
import { RequestLists } from './RequestLists';
import { joiningRules } from '#server/modules/teaching/joining/joining.rules';
import { check } from '#server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { formatCount } from '../../../lib/format';
import { type JoiningDraft, numberOf, timeOf, typedTime } from './joiningDraft';
import { useSetJoining } from './useJoiningActions';

/** How people join one of the instructor's courses. */
export function JoiningPage() {
  const { courseId = '' } = useParams();
  const query = useJoiningPageQuery({
    variables: { courseId },
    // The form takes its values when it appears: stale cache data would overwrite newer settings on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <TeamCourseFrame
      name="Joining"
      titleOf={({ title }) => `Joining ${title}`}
      lead="Who can join the course, how many, and until when"
      what="course"
      query={query}
    >
      {(course) => <Joining course={course} />}
    </TeamCourseFrame>
  );
}

function Joining({ course }: { course: JoiningOfCourseFragment }) {
  const { id, joining } = course;
  if (!joining) return <NotAllowedInCourse courseId={id} />;
  return (
    <>
      <Section title="Who can join">
        <Card padding="lg">
          <JoiningForm course={course} requestCount={joining.requestCount} />
        </Card>
      </Section>
      <RequestLists courseId={id} joining={joining} />
      <JoinLinks courseId={id} links={joining.links} />
    </>
  );
}

interface JoiningFormProps {
  course: JoiningOfCourseFragment;
  /** How many people asked to join, and wait for a decision. */
  requestCount: number;
}

/** Who can join, how many, and until when. Asks before a course is opened to everybody, which enrolls those who asked. */
function JoiningForm({ course, requestCount }: JoiningFormProps) {
  const save = useSetJoining(course.id, ({ mode, capacity }) =>
    mode === 'OPEN' && requestCount > 0
      ? enrollEverybodyQuestion(course, requestCount, capacity ?? null)
      : null,
  );
  const initial: JoiningDraft = {
    mode: course.enrollmentMode,
    capacity: course.capacity === null ? '' : String(course.capacity),
    endsAt: typedTime(course.enrollmentEndsAt),
  };
  const { form, field, errors, sending } = useCheckedForm({
    initial,
    check: ({ mode, capacity, endsAt }: JoiningDraft) =>
      check(joiningRules, { mode, capacity: numberOf(capacity), endsAt: timeOf(endsAt) }),
    send: ({ mode, capacity, endsAt }) => save({ mode, capacity, endsAt: endsAt?.toISOString() ?? null }),
  });
  return (
    <form {...form} aria-label="Who can join">
      <Stack gap={16}>
        <FormError errors={errors} />
        <SelectField
          {...field('mode')}
          label="Who can join"
          hint="Joining is enrolling. Everyone can read the lessons of a published course, even without an account."
        >
          <option value="OPEN">Everybody</option>
          <option value="LINK">Only with a join link or code</option>
          <option value="APPROVAL">Students whose request is approved</option>
        </SelectField>
        <TextField
          {...field('capacity')}
          label="Places"
          optional
          inputMode="numeric"
          hint="When all places are taken, students join a waiting list. Lowering the number removes nobody."
        />
        <TextField
          {...field('endsAt')}
          label="Enrollment ends"
          optional
          type="datetime-local"
          hint="In the time zone of this device. Students on the waiting list can still get a free place afterwards."
        />
        <div>
          <Button type="submit" loading={sending} loadingText="Saving...">
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The question before everybody who asked is enrolled. */
function enrollEverybodyQuestion(
  { isPublished }: JoiningOfCourseFragment,
  requestCount: number,
  capacity: number | null,
) {
  const people = formatCount(requestCount, 'person who asked to join', 'people who asked to join');
  const when = isPublished ? 'at once' : 'when the course is published';
  return {
    title: `Enroll the ${people}?`,
    text:
      capacity === null
        ? `If everybody can join, they are enrolled ${when}.`
        : `If everybody can join, they are enrolled ${when}, as far as there are places. The others go on the waiting list.`,
    confirmLabel: 'Save and enroll',
  };
}
