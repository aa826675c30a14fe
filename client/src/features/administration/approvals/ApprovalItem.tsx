import type { ReactNode } from 'react';
import type { ApprovalState } from '../../../apollo/generated/types';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Stars } from '../../../ui/display/Stars';
import { Cluster } from '../../../ui/layout/Layout';
import styles from './Approvals.module.css';

interface ApprovalItemProps {
  /** Its author. */
  name: string;
  stars: number;
  /** null: only stars. */
  text: string | null;
  state: ApprovalState;
  createdAt: string;
  /** What it is about. */
  about?: ReactNode;
  onDecide: (state: ApprovalState) => void;
}

/** A text that somebody wrote, with the decisions that are left to make. */
export function ApprovalItem({ name, stars, text, state, createdAt, about, onDecide }: ApprovalItemProps) {
  return (
    <Card component="article" aria-label={`By ${name}`} className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Stars rating={stars} showNumbers={false} />
        <StateBadge state={state} />
        <time dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </div>
      {about && <p className={styles.about}>{about}</p>}
      <p className={text ? styles.text : styles.about}>{text ?? 'No text'}</p>
      <Cluster gap={8}>
        {state !== 'APPROVED' && (
          <Button
            ref={focusNeighborWhenRemoved}
            size="sm"
            aria-label={`Approve: ${name}`}
            ignoresDoubleClick
            onClick={() => onDecide('APPROVED')}
          >
            Approve
          </Button>
        )}
        {state !== 'HIDDEN' && (
          <Button
            ref={focusNeighborWhenRemoved}
            size="sm"
            variant="secondary"
            aria-label={`Hide: ${name}`}
            ignoresDoubleClick
            onClick={() => onDecide('HIDDEN')}
          >
            Hide
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

function StateBadge({ state }: { state: ApprovalState }) {
  if (state === 'WAITING') return <Badge tone="warning">Waiting</Badge>;
  return state === 'APPROVED' ? <Badge tone="success">Public</Badge> : <Badge>Hidden</Badge>;
}
