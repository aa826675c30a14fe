import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { DataTable } from '../../../ui/display/DataTable';
import { nameAndEmailColumns } from '../../../ui/display/nameAndEmailColumns';
import { Cluster, Section } from '../../../ui/layout/Layout';
import { EmptyState } from '../../../ui/states/EmptyState';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import styles from '../Administration.module.css';
import { DecisionDialog } from './DecisionDialog';
import type { WaitingInstructorRowFragment } from './InstructorsPage.generated';

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
          hideCaption
          className={styles.table}
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            ...nameAndEmailColumns,
            {
              key: 'since',
              header: 'Since',
              cell: ({ requestedAt }) => <span className={styles.date}>{formatDate(requestedAt)}</span>,
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
