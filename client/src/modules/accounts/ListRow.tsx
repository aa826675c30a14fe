import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';

interface ListRowProps {
  children: ReactNode;
  /** null: nothing can be done with this row. */
  action: {
    label: string;
    /** Names the button with its row, for screen readers. */
    name: string;
    send: (() => Promise<boolean>) & { sending: boolean };
  } | null;
}

/** A row of a list of the account's sessions, tokens or linked accounts, with a button at its end. */
export function ListRow({ children, action }: ListRowProps) {
  return (
    <li>
      <Card className="wm-justify-space-between wm-cluster wm-gap-12">
        <div className="wm-anywhere wm-min-0 wm-flex-16">{children}</div>
        {action && (
          <Button
            variant="secondary"
            size="sm"
            loading={action.send.sending}
            aria-label={action.name}
            onClick={() => void action.send()}
          >
            {action.label}
          </Button>
        )}
      </Card>
    </li>
  );
}
