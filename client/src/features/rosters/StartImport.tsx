import { useState } from 'react';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { Checkbox } from '../../ui/fields/Choices';
import { Cluster } from '../../ui/layout/Layout';
import { focusPageHeading } from '../../ui/text/PageHeading';
import type { RosterImportQuery } from './RosterImport.generated';
import styles from './Rosters.module.css';
import { useRosterActions } from './useRosterActions';

type Found = RosterImportQuery['rosterImport'];

interface StartImportProps {
  found: Found;
  /** Called when the import was started: this card and its buttons are gone then. */
  onStarted: () => void;
  /** Called when the import was discarded. */
  onDiscarded: () => void;
}

/** Begins an import, or discards it; until then nothing is changed. */
export function StartImport({ found, onStarted, onDiscarded }: StartImportProps) {
  const [isSending, setIsSending] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { start, discard, chooseRemovingOthers } = useRosterActions();
  const { removesOthers, isDelta } = found;
  const { totalCount, people } = found.others;

  async function choose(isChosen: boolean) {
    setIsChoosing(true);
    await chooseRemovingOthers(found.id, isChosen);
    setIsChoosing(false);
  }

  function leave() {
    onDiscarded();
    focusPageHeading();
  }

  async function begin() {
    setIsSending(true);
    const hasStarted = await start(found.id, { removesOthers, count: totalCount });
    setIsSending(false);
    if (hasStarted) onStarted();
  }

  return (
    <Card padding="lg" className={styles.card}>
      {found.sendsMail ? (
        <p>Nothing was changed yet. People who are invited get an email, and join when they accept.</p>
      ) : (
        <p>
          Nothing was changed yet. This platform can’t send emails: you pass the links of invited people on,
          and they join when they accept. You can get the links once the import is done.
        </p>
      )}
      {totalCount > 0 && (
        <>
          <Checkbox
            label={`Remove ${formatCount(totalCount, 'person', 'people')} who ${totalCount === 1 ? 'is' : 'are'} not in the file`}
            hint="They can no longer open the course. Their progress is kept and counts again if they come back. Invitations are withdrawn."
            checked={removesOthers}
            disabled={isChoosing}
            onChange={(isChosen) => void choose(isChosen)}
          />
          <details>
            <summary>Who is not in the file</summary>
            <ul className={styles.people} tabIndex={0} aria-label="Who is not in the file">
              {people.map(({ name, email }) => (
                <li key={email}>
                  {name} · {email}
                </li>
              ))}
              {totalCount > people.length && <li>and {formatCount(totalCount - people.length, 'other')}</li>}
            </ul>
          </details>
        </>
      )}
      {isDelta && (
        <p>
          The package has only what changed since an earlier one (delta). People who are not in it stay in
          their courses.
        </p>
      )}
      <Cluster>
        <Button
          loading={isSending}
          disabled={isChoosing}
          loadingText="Starting..."
          onClick={() => void begin()}
        >
          Import
        </Button>
        <Button variant="quiet" onClick={() => void discard(found.id, leave)}>
          Discard
        </Button>
      </Cluster>
    </Card>
  );
}
