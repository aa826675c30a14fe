import { useState } from 'react';
import { invitationRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { Card } from '../../../ui/display/Card';
import { DataTable } from '../../../ui/display/DataTable';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { focusWhenMounted } from '../../../ui/focusWhenMounted';
import { Section, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import {
  InstructorsPageDocument,
  type InstructorsPageQuery,
  InviteInstructorDocument,
  WithdrawInstructorInvitationDocument,
} from './__generated__/InstructorsPage.generated';

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
export function InstructorInvitations({ invitations }: { invitations: readonly Invitation[] }) {
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
  const [made, setMade] = useState<MadeInvitation | null>(null);
  // A new form after each invitation, for the next address.
  const [count, setCount] = useState(0);
  return (
    <Section title="Invitations">
      <Stack gap={16}>
        <Card padding="lg">
          <InvitationForm
            key={count}
            onMade={(invitation) => {
              setMade(invitation);
              setCount(count + 1);
            }}
          />
        </Card>
        <div role="status">{made && <Made key={made.link} {...made} />}</div>
        {invitations.length > 0 && (
          <DataTable<Invitation>
            caption="Open invitations"
            showCaption
            dense
            rows={invitations}
            rowKey={({ email }) => email}
            columns={[
              { key: 'email', header: 'Email', kind: 'words', cell: ({ email }) => email },
              {
                key: 'expires',
                header: 'Valid until',
                kind: 'short',
                cell: ({ expiresAt }) => formatDate(expiresAt),
              },
              {
                key: 'actions',
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
      </Stack>
    </Section>
  );
}

/** Calls `onMade` with the link, which is not shown again. */
function InvitationForm({ onMade }: { onMade: (invitation: MadeInvitation) => void }) {
  const invite = useFormAction(InviteInstructorDocument, {
    ...afterwards,
    fetchPolicy: 'no-cache',
    variables: ({ email }: { email: string }) => ({ email }),
    done: ({ email }, { link, mailProblem }) => onMade({ email, link, mailProblem }),
    failed: 'The invitation couldn’t be made',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { email: '' },
    check: (typed) => check(invitationRules, typed),
    send: invite,
  });
  return (
    <form {...form} aria-label="Invite an instructor">
      <Stack gap={16}>
        <FormError errors={errors} />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="They get an email with a link to register as an instructor, regardless of the settings. The link works once, within a week."
          required
        />
        <div>
          <Button type="submit" variant="secondary" loading={sending} loadingText="Inviting...">
            Invite
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Made({ email, link, mailProblem }: MadeInvitation) {
  return (
    <SurfaceNote
      ref={focusWhenMounted}
      tabIndex={-1}
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
