import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '../../../apollo/useAction';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Checkbox } from '../../../ui/fields/Choices';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import {
  ChooseRemovingOthersDocument,
  DiscardRosterImportDocument,
  type RosterImportQuery,
  RosterRowsDocument,
  StartRosterImportDocument,
} from './__generated__/RosterImport.generated';
import styles from './Rosters.module.css';

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
  const { removesOthers, isDelta } = found;
  const { totalCount, people } = found.others;

  const { id } = found;
  const { cache } = useApolloClient();
  const start = useAction(StartRosterImportDocument, {
    variables: () => ({ id, removesOthers }),
    ask: () =>
      removesOthers
        ? {
            title: `Remove ${formatCount(totalCount, 'person', 'people')}?`,
            text: 'They are not in the file. They are removed first, so that the people in the file get their places.',
            confirmLabel: 'Import and remove',
            danger: true,
          }
        : null,
    failed: 'The import couldn’t be started',
  });
  const chooseRemoving = useAction(ChooseRemovingOthersDocument, {
    variables: (isChosen: boolean) => ({ id, removesOthers: isChosen }),
    refetchQueries: [RosterRowsDocument],
    awaitRefetchQueries: true,
    failed: 'The choice couldn’t be saved',
  });
  const discard = useAction(DiscardRosterImportDocument, {
    variables: () => ({ id }),
    done: () => {
      onDiscarded();
      focusPageHeading();
      cache.evict({ id: cache.identify({ __typename: 'RosterImport', id }) });
    },
    failed: 'The file couldn’t be discarded',
  });

  async function choose(isChosen: boolean) {
    setIsChoosing(true);
    await chooseRemoving(isChosen);
    setIsChoosing(false);
  }

  async function begin() {
    setIsSending(true);
    const hasStarted = await start();
    setIsSending(false);
    if (hasStarted) onStarted();
  }

  return (
    <Card component={Stack} padding="lg">
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
            <ul className={`wm-anywhere ${styles.people}`} tabIndex={0} aria-label="Who is not in the file">
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
        <Button variant="quiet" onClick={() => void discard()}>
          Discard
        </Button>
      </Cluster>
    </Card>
  );
}
