import { useState } from 'react';
import { flushSync } from 'react-dom';
import { decisionRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { DataTable } from '../../../ui/display/DataTable';
import { nameAndEmailColumns } from '../../../ui/display/NameAndEmail';
import { TextArea } from '../../../ui/fields/TextArea';
import { Cluster, Section } from '../../../ui/layout/Layout';
import { EmptyState } from '../../../ui/states/EmptyState';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { WaitingCountsDocument } from '../__generated__/WaitingBadge.generated';
import {
  DecideInstructorRequestDocument,
  InstructorsPageDocument,
  type WaitingInstructorRowFragment,
} from './__generated__/InstructorsPage.generated';

interface Decision {
  person: WaitingInstructorRowFragment;
  isApproved: boolean;
}

/** Who asked to become an instructor, with the decisions. */
export function WaitingInstructors({ people }: { people: readonly WaitingInstructorRowFragment[] }) {
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
            {
              key: 'since',
              header: 'Since',
              kind: 'short',
              cell: ({ requestedAt }) => formatDate(requestedAt),
            },
            {
              key: 'reason',
              header: 'Why',
              cell: ({ isOnTeams }) =>
                isOnTeams ? 'Invited to a course team' : 'Registered as an instructor',
            },
            {
              key: 'actions',
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
    done: () => {
      onDecided();
      return isApproved
        ? `${person.name} is an instructor now`
        : `The request of ${person.name} was declined`;
    },
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
