import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { decisionRules, invitationRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { QueryPage, ShowMore } from '../../../apollo/QueryView';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { Card } from '../../../ui/display/Card';
import { DataTable, nameAndEmailColumns } from '../../../ui/display/DataTable';
import { EmailField, FormError, TextArea } from '../../../ui/fields/Fields';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { EmptyState, SurfaceNote } from '../../../ui/states/States';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { WaitingCountsDocument } from '../__generated__/WaitingBadge.generated';
import { ACCESS_SENTENCES } from '../accessSentences';
import {
  DecideInstructorRequestDocument,
  InstructorsPageDocument,
  type InstructorsPageQuery,
  InviteInstructorDocument,
  useInstructorsPageQuery,
  type WaitingInstructorRowFragment,
  WithdrawInstructorInvitationDocument,
} from './__generated__/InstructorsPage.generated';

/** Requests and invitations to become an instructor. */
export function InstructorsPage() {
  const query = useInstructorsPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      title="Instructors"
      lead="Requests and invitations to become an instructor"
      query={query}
      value={query.data?.viewer?.administration}
      what="instructors"
      skeleton={<SkeletonTable rows={6} />}
    >
      {({ settings, waitingInstructors, instructorInvitations }) => (
        <>
          <p>
            {ACCESS_SENTENCES[settings.instructorAccess]}{' '}
            <Link to={paths.platformSettings} className="wm-link">
              Change in the settings
            </Link>
          </p>
          <WaitingInstructors people={waitingInstructors.nodes} />
          <ShowMore
            pageInfo={waitingInstructors.pageInfo}
            fetchMore={query.fetchMore}
            failed="Failed to load instructors"
          >
            Show more people
          </ShowMore>
          <InstructorInvitations invitations={instructorInvitations} />
        </>
      )}
    </QueryPage>
  );
}

type Invitation = NonNullable<
  NonNullable<InstructorsPageQuery['viewer']>['administration']
>['instructorInvitations'][number];

/** An invitation that was made: its link, and why it was not mailed; null if it was. */
interface MadeInvitation {
  email: string;
  link: string;
  mailProblem: string | null;
}

const afterwards = { refetchQueries: [InstructorsPageDocument], awaitRefetchQueries: true };

/** Invites people by their address, and lists the invitations that were not used yet. */
function InstructorInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  // The link is not shown again.
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const invite = useFormAction(InviteInstructorDocument, {
    ...afterwards,
    fetchPolicy: 'no-cache',
    variables: ({ email }: { email: string }) => ({ email }),
    onDone: ({ email }, { link, mailProblem }) => setMade({ email, link, mailProblem }),
    failed: 'The invitation couldn’t be made',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { email: '' },
    check: (typed) => check(invitationRules, typed),
    send: invite,
    startsOver: true,
  });
  const withdraw = useAction(WithdrawInstructorInvitationDocument, {
    ...afterwards,
    variables: (email: string) => ({ email }),
    ask: (email) => ({
      title: `Withdraw the invitation of ${email}?`,
      text: 'Its link will no longer work.',
      confirmLabel: 'Withdraw',
      danger: true,
    }),
    done: (email) => `The invitation of ${email} was withdrawn`,
    failed: 'The invitation couldn’t be withdrawn',
  });
  return (
    <Section title="Invitations">
      <Card padding="lg">
        <Stack component="form" {...form} aria-label="Invite an instructor">
          <FormError errors={errors} />
          <EmailField
            {...field('email')}
            label="Email"
            hint="They get an email with a link to register as an instructor, regardless of the settings. The link works once, within a week."
          />
          <div>
            <Button type="submit" variant="secondary" loading={sending} loadingText="Inviting...">
              Invite
            </Button>
          </div>
        </Stack>
      </Card>
      <div role="status">{made && <Made {...made} />}</div>
      {invitations.length > 0 && (
        <DataTable<Invitation>
          caption="Open invitations"
          showCaption
          dense
          rows={invitations}
          rowKey={({ email }) => email}
          columns={[
            { header: 'Email', kind: 'words', cell: ({ email }) => email },
            { header: 'Valid until', kind: 'short', cell: ({ expiresAt }) => formatDate(expiresAt) },
            {
              header: 'Actions',
              actions: true,
              cell: ({ email }) => (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Withdraw the invitation of ${email}`}
                  onClick={() => void withdraw(email)}
                >
                  Withdraw
                </Button>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

function Made({ email, link, mailProblem }: MadeInvitation) {
  return (
    <SurfaceNote
      tone={mailProblem === null ? 'success' : 'warning'}
      title={
        mailProblem === null
          ? `The invitation was emailed to ${email}.`
          : `${mailProblem} Please send the link yourself.`
      }
      action={<CopyLinkButton url={link} variant="secondary" size="sm" />}
    >
      <p>This is the link. You won’t see it again.</p>
      <p>
        <code>{link}</code>
      </p>
    </SurfaceNote>
  );
}

interface Decision {
  person: WaitingInstructorRowFragment;
  isApproved: boolean;
}

/** Who asked to become an instructor, with the decisions. */
function WaitingInstructors({ people }: { people: readonly WaitingInstructorRowFragment[] }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const close = () => setDecision(null);

  function closeDecided() {
    flushSync(close);
    // The button that opened the dialog is gone with its row.
    focusPageHeading();
  }

  return (
    <Section title="Waiting for approval">
      {people.length === 0 ? (
        <EmptyState
          level={3}
          title="Nobody is waiting"
          text="People who register as an instructor while approval is needed are listed here, and those who came by an invitation to a course team."
        />
      ) : (
        <DataTable<WaitingInstructorRowFragment>
          caption="Waiting for approval"
          dense
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            ...nameAndEmailColumns,
            { header: 'Since', kind: 'short', cell: ({ requestedAt }) => formatDate(requestedAt) },
            {
              header: 'Why',
              cell: ({ isOnTeams }) =>
                isOnTeams ? 'Invited to a course team' : 'Registered as an instructor',
            },
            {
              header: 'Actions',
              actions: true,
              cell: (person) => (
                <Cluster gap={8}>
                  <Button
                    size="sm"
                    aria-label={`Approve ${person.name}`}
                    onClick={() => setDecision({ person, isApproved: true })}
                  >
                    Approve
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`Decline ${person.name}`}
                    onClick={() => setDecision({ person, isApproved: false })}
                  >
                    Decline
                  </Button>
                </Cluster>
              ),
            },
          ]}
        />
      )}
      {decision && <DecisionDialog {...decision} onClose={close} onDecided={closeDecided} />}
    </Section>
  );
}

interface DecisionDialogProps {
  person: WaitingInstructorRowFragment;
  isApproved: boolean;
  /** Called when it is closed without a decision. */
  onClose: () => void;
  /** Called when the decision was saved. */
  onDecided: () => void;
}

/** Approves or declines a request, with a note to the person. */
function DecisionDialog({ person, isApproved, onClose, onDecided }: DecisionDialogProps) {
  const decide = useFormAction(DecideInstructorRequestDocument, {
    refetchQueries: [InstructorsPageDocument, WaitingCountsDocument],
    awaitRefetchQueries: true,
    variables: ({ note }: { note: string | null }) => ({ accountId: person.id, isApproved, note }),
    onDone: () => onDecided(),
    done: () =>
      isApproved ? `${person.name} is an instructor now` : `The request of ${person.name} was declined`,
    failed: 'Your decision couldn’t be saved',
  });
  const checked = useCheckedForm({
    initial: { note: '' },
    check: (typed) => check(decisionRules, typed),
    send: decide,
  });
  return (
    <FormDialog
      title={isApproved ? `Make ${person.name} an instructor?` : `Decline the request of ${person.name}?`}
      label="Decision"
      checked={checked}
      submit={isApproved ? 'Approve' : 'Decline'}
      danger={!isApproved}
      onClose={onClose}
      intro={
        <p>
          {isApproved
            ? 'They can create and publish courses. They are logged out and have to log in again.'
            : person.isOnTeams
              ? 'They can only work in the teams of courses they joined.'
              : 'Their account stays a student’s. They can’t ask again, but you can change their role under People.'}
        </p>
      }
    >
      <TextArea
        {...checked.field('note')}
        label={`Note to ${person.name}`}
        optional
        rows={3}
        hint="They read it in their inbox and in an email. At most 500 characters."
      />
    </FormDialog>
  );
}
