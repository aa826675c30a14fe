import { useParams } from 'react-router-dom';
import { Card } from '../../../ui/display/Card';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { NotAllowedInCourse, TeamCourseFrame } from '../../courses/TeamCourseFrame';
import type { JoiningInput } from '../../../apollo/__generated__/types';
import { useAction, useFormAction } from '../../../apollo/useAction';
import type { ConfirmQuestion } from '../../../ui/overlays/confirm';
import {
  CreateJoinLinkDocument,
  type JoiningOfCourseFragment,
  RevokeJoinLinkDocument,
  SetJoiningDocument,
  useJoiningPageQuery,
} from './__generated__/JoiningPage.generated';
import { RequestLists } from './RequestLists';
import { joiningRules, joinLinkRules } from '#server/modules/teaching/joining/joining.rules';
import { check } from '#server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError, SelectField, TextField } from '../../../ui/fields/Fields';
import { formatCount, formatDateTime, formatNumber } from '../../../lib/format';
import { useState } from 'react';
import { DataTable } from '../../../ui/display/DataTable';
import { EmptyState } from '../../../ui/states/States';
import styles from './JoiningPage.module.css';
import { saveFile } from '../../../lib/saveFile';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { QrCode, qrCodeSvg } from '../../../ui/display/QrCode';
import { Dialog } from '../../../ui/overlays/Dialog';

/** How people join one of the instructor's courses. */
export function JoiningPage() {
  const { courseId = '' } = useParams();
  // The form takes its values when it appears: stale cache data would overwrite newer settings on save.
  const query = useJoiningPageQuery({ variables: { courseId }, fetchPolicy: 'network-only' });
  return (
    <TeamCourseFrame
      name="Enrollment"
      titleOf={({ title }) => `Enrollment in ${title}`}
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

/** The form of a course's joining: numbers and times as they are typed. */
interface JoiningDraft {
  mode: JoiningOfCourseFragment['enrollmentMode'];
  capacity: string;
  endsAt: string;
}

/** A time in the device's zone, as a field for date and time takes it; '' for none. */
function typedTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** null if the text is empty, NaN if it is not a number. */
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** null for none. */
const timeOf = (typed: string): Date | null => (typed === '' ? null : new Date(typed));

/** Saves who can join a course. */
const useSetJoining = (courseId: string, ask: (input: JoiningInput) => ConfirmQuestion | null) =>
  useFormAction(SetJoiningDocument, {
    variables: (input: JoiningInput) => ({ courseId, input }),
    ask,
    done: 'Enrollment settings saved',
    failed: 'The changes couldn’t be saved',
  });

/** Who can join, how many, and until when. Asks before a course is opened to everybody, which enrolls those who asked. */
function JoiningForm({ course, requestCount }: { course: JoiningOfCourseFragment; requestCount: number }) {
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
          hint="Everyone can read the lessons of a published course, even without an account."
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

const useRevokeJoinLink = (courseId: string) =>
  useAction(RevokeJoinLinkDocument, {
    variables: ({ id }: { id: string; code: string }) => ({ courseId, linkId: id }),
    ask: ({ code }) => ({
      title: `Revoke the link ${code}?`,
      text: 'Nobody can join with it any more. Students who joined with it stay in the course.',
      confirmLabel: 'Revoke',
      danger: true,
    }),
    done: ({ code }) => `The link ${code} was revoked`,
    failed: 'The link couldn’t be revoked',
  });

type Link = NonNullable<JoiningOfCourseFragment['joining']>['links'][number];

/** The join links of a course, and a form for another one. */
function JoinLinks({ courseId, links }: { courseId: string; links: readonly Link[] }) {
  const revokeLink = useRevokeJoinLink(courseId);
  const [shown, setShown] = useState<Link | null>(null);
  return (
    <Section title="Join links">
      <Stack gap={24}>
        {links.length === 0 ? (
          <EmptyState
            level={3}
            title="No Join Links"
            text="Anyone who has a link or its code joins the course without approval."
          />
        ) : (
          <DataTable<Link>
            caption="Join links"
            rows={links}
            rowKey={({ id }) => id}
            columns={[
              {
                header: 'Code',
                rowHeader: true,
                cell: ({ code }) => <code className={styles.code}>{code}</code>,
              },
              {
                header: 'Used',
                cell: ({ uses, maxUses }) =>
                  maxUses === null ? formatNumber(uses) : `${formatNumber(uses)} of ${formatNumber(maxUses)}`,
              },
              {
                header: 'Valid until',
                cell: ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt) : 'No end'),
              },
              {
                header: 'Actions',
                actions: true,
                cell: (link) => (
                  <Cluster gap={8}>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Show the link ${link.code}`}
                      onClick={() => setShown(link)}
                    >
                      Show link
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Revoke the link ${link.code}`}
                      onClick={() => void revokeLink(link)}
                    >
                      Revoke
                    </Button>
                  </Cluster>
                ),
              },
            ]}
          />
        )}
        <Card padding="lg">
          <Section level={3} title="New join link">
            <LinkForm courseId={courseId} />
          </Section>
        </Card>
      </Stack>
      {shown && <LinkDialog link={shown} onClose={() => setShown(null)} />}
    </Section>
  );
}

function LinkForm({ courseId }: { courseId: string }) {
  const createLink = useFormAction(CreateJoinLinkDocument, {
    variables: (link: { maxUses: number | null; expiresAt: string | null }) => ({ courseId, ...link }),
    done: 'Link created',
    failed: 'The link couldn’t be created',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { maxUses: '', expiresAt: '' },
    check: ({ maxUses, expiresAt }) =>
      check(joinLinkRules, { maxUses: numberOf(maxUses), expiresAt: timeOf(expiresAt) }),
    send: ({ maxUses, expiresAt }) => createLink({ maxUses, expiresAt: expiresAt?.toISOString() ?? null }),
    startsOver: true,
  });
  return (
    <form {...form} aria-label="New join link">
      <Stack gap={16}>
        <FormError errors={errors} />
        <TextField
          {...field('maxUses')}
          label="Number of people"
          optional
          inputMode="numeric"
          hint="How many can join with it."
        />
        <TextField {...field('expiresAt')} label="Valid until" optional type="datetime-local" />
        <div>
          <Button type="submit" variant="secondary" loading={sending} loadingText="Creating...">
            Create link
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** A join link to pass on: its code, its address and its QR code. */
function LinkDialog({ link: { code, url }, onClose }: { link: Link; onClose: () => void }) {
  return (
    <Dialog title={`Join with ${code}`} onClose={onClose}>
      <Stack gap={16} className={styles.sheet}>
        <div className="wm-center">
          <QrCode text={url} label={`QR code of ${url}`} />
        </div>
        <p className="wm-anywhere">
          <code>{url}</code>
        </p>
        <Cluster className={styles.actions}>
          <CopyLinkButton url={url} />
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(new Blob([qrCodeSvg(url)], { type: 'image/svg+xml' }), `join-${code}.svg`)
            }
          >
            Download QR code
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
