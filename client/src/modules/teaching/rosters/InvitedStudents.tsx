import { useState } from 'react';
import { PagedList } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { formatCount, formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { type Column, DataTable, nameAndEmailColumns } from '../../../ui/display/DataTable';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { NewLinksButton } from '../DownloadButton';
import {
  InviteAgainDocument,
  InvitedStudentsDocument,
  type InvitedStudentsQuery,
  useInvitedStudentsQuery,
  WithdrawStudentInvitationDocument,
} from './__generated__/InvitedStudents.generated';

type Invited = InvitedStudentsQuery['invitedStudents']['nodes'][number];

/** People who are invited to the course. */
export function InvitedStudents({ courseId }: { courseId: string }) {
  const query = useInvitedStudentsQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Invited">
      <PagedList
        query={query}
        list={query.data?.invitedStudents}
        what="invitations"
        more="people"
        skeleton={<SkeletonTable rows={3} />}
        level={3}
        empty={
          <p role="status">Nobody is invited. Invited people are listed here until they accept or decline.</p>
        }
      >
        {(people: readonly Invited[], { totalCount, sendsMail, laterMailCount, lastMailAt }) => (
          <>
            <p role="status">{formatCount(totalCount, 'person', 'people')} invited</p>
            {!sendsMail && (
              <SurfaceNote
                tone="warning"
                title="Pass the links on yourself"
                action={
                  <NewLinksButton
                    path={`/instructor/courses/${courseId}/invited-students/links.csv`}
                    onMade={() => void query.refetch()}
                  />
                }
              >
                <p>
                  This platform can’t send emails. Make a link for one person below, or download links for
                  everybody. A new link ends the earlier one.
                </p>
              </SurfaceNote>
            )}
            {lastMailAt !== null && sendsMail && (
              <SurfaceNote title={`${formatCount(laterMailCount, 'person has', 'people have')} no email yet`}>
                <p>
                  Each instructor can send a certain number of invitation emails a day. Theirs wait for the
                  next days; the last is due on {formatDate(lastMailAt)}.
                </p>
              </SurfaceNote>
            )}
            <InvitedTable courseId={courseId} people={people} sendsMail={sendsMail} />
          </>
        )}
      </PagedList>
    </Section>
  );
}

const MAIL_COLUMN: Column<Invited> = {
  key: 'mail',
  // The address is called Email already.
  header: 'Invitation email',
  kind: 'short',
  // Without a later day it was passed to the outbox, which says nothing about its delivery.
  cell: ({ mailDueAt }) => (mailDueAt === null ? 'Sent or being sent' : `Due on ${formatDate(mailDueAt)}`),
};

interface InvitedTableProps {
  courseId: string;
  people: readonly Invited[];
  sendsMail: boolean;
}

function InvitedTable({ courseId, people, sendsMail }: InvitedTableProps) {
  const afterwards = { refetchQueries: [InvitedStudentsDocument], awaitRefetchQueries: true };
  const [made, setMade] = useState<{ name: string; link: string } | null>(null);
  const inviteAgain = useAction(InviteAgainDocument, {
    ...afterwards,
    fetchPolicy: 'no-cache',
    variables: ({ personId }: Invited) => ({ courseId, personId }),
    onDone: ({ name }, { link }) => {
      // There is a link where no email can be sent.
      if (link === null) toast.success(`${name} was invited again`);
      else setMade({ name, link });
    },
    failed: 'The invitation couldn’t be sent',
  });
  const withdraw = useAction(WithdrawStudentInvitationDocument, {
    ...afterwards,
    variables: ({ personId }: Invited) => ({ courseId, personId }),
    ask: ({ name }) => ({
      title: `Withdraw the invitation of ${name}?`,
      text: 'If the invitation is for this course only, its link will no longer work.',
      confirmLabel: 'Withdraw',
      danger: true,
    }),
    done: ({ name }) => `The invitation of ${name} was withdrawn`,
    failed: 'The invitation couldn’t be withdrawn',
  });
  return (
    <>
      {made && <NewLinkDialog {...made} onClose={() => setMade(null)} />}
      <DataTable<Invited>
        caption="Invited people"
        rows={people}
        rowKey={({ personId }) => personId}
        columns={[
          ...nameAndEmailColumns,
          people.some(({ mailDueAt }) => mailDueAt !== null) && MAIL_COLUMN,
          { header: 'Valid until', kind: 'short', cell: ({ expiresAt }) => formatDate(expiresAt) },
          {
            header: 'Actions',
            actions: true,
            cell: (person) => (
              <Cluster gap={8}>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={sendsMail ? `Invite ${person.name} again` : `New link for ${person.name}`}
                  onClick={() => void inviteAgain(person)}
                >
                  {sendsMail ? 'Invite again' : 'New link'}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Withdraw the invitation of ${person.name}`}
                  onClick={() => void withdraw(person)}
                >
                  Withdraw
                </Button>
              </Cluster>
            ),
          },
        ]}
      />
    </>
  );
}

/** The new invitation link of a person, which is shown only once. */
function NewLinkDialog({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  return (
    <Dialog title={`New link for ${name}`} onClose={null}>
      <Stack gap={16}>
        <p>Copy the link now and pass it on. You won’t see it again. Earlier links no longer work.</p>
        <p>
          <code>{link}</code>
        </p>
        <Cluster gap={8}>
          <CopyLinkButton url={link} variant="secondary" />
          <Button onClick={onClose}>I have saved it</Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
