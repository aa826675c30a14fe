import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useRef, useState } from 'react';
import type { RosterOutcome, RosterState } from '../../../apollo/__generated__/types';
import { PagedList, QueryView } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { formatCount, formatDateTime, formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { type Column, DataTable, nameAndEmailColumns } from '../../../ui/display/DataTable';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { StatCards } from '../../../ui/display/StatCard';
import { Checkbox } from '../../../ui/fields/Choices';
import { SelectField } from '../../../ui/fields/Fields';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { DownloadButton, NewLinksButton } from '../DownloadButton';
import {
  ChooseRemovingOthersDocument,
  DiscardRosterImportDocument,
  type RosterImportQuery,
  RosterRowsDocument,
  type RosterRowsQuery,
  StartRosterImportDocument,
  StopRosterImportDocument,
  useRosterImportQuery,
  useRosterProgressQuery,
  useRosterRowsQuery,
} from './__generated__/RosterImport.generated';
import styles from './InvitationPage.module.css';

type Found = RosterImportQuery['rosterImport'];

const POLL_MS = 1000;

interface RosterImportViewProps {
  id: string;
  onDiscarded: () => void;
  /** Above the rows, while the import has not begun: what else is to choose. */
  choices?: ReactNode;
}

/** An import: what it would change, its progress, or what it changed. */
export function RosterImportView({ id, onDiscarded, choices }: RosterImportViewProps) {
  const query = useRosterImportQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryView
      query={query}
      value={query.data?.rosterImport}
      what="import"
      skeleton={<SkeletonTable rows={6} />}
    >
      {(found) => <Import found={found} onDiscarded={onDiscarded} choices={choices} />}
    </QueryView>
  );
}

function Import({ found, onDiscarded, choices }: Omit<RosterImportViewProps, 'id'> & { found: Found }) {
  const section = useRef<HTMLElement>(null);
  const { id } = found;
  const hasLeftOut = found.counts.some(({ outcome }) => ['REFUSED', 'NOT_IMPORTED'].includes(outcome));
  const hasEndedEarly = found.state === 'FAILED' || found.state === 'STOPPED';
  return (
    <Section
      ref={section}
      tabIndex={-1}
      title={found.fileName}
      actions={
        hasLeftOut && (
          <DownloadButton
            path={`/rosters/${id}/refused.csv`}
            fileName="refused-rows.csv"
            failed="The rows couldn’t be downloaded. Please try again."
            size="sm"
            label={hasEndedEarly ? 'Download remaining rows' : 'Download refused rows'}
            loadingText="Downloading..."
          />
        )
      }
    >
      <Stack gap={24}>
        <p>
          {formatCount(found.rowCount, 'row')}, uploaded by {found.ownerName} on{' '}
          {formatDateTime(found.createdAt)}
        </p>
        {found.state === 'IMPORTING' && <Progress {...found} />}
        {found.state === 'DONE' && <Done {...found} />}
        {hasEndedEarly && <EndedEarly {...found} />}
        {found.doneCount > 0 && <LinksToPassOn {...found} />}
        <RosterCounts {...found} />
        {found.state === 'CHECKED' && (
          <>
            {choices}
            <StartImport
              found={found}
              // Without scrolling, because the progress is shown where the buttons were.
              onStarted={() => section.current?.focus({ preventScroll: true })}
              onDiscarded={onDiscarded}
            />
          </>
        )}
        {/* Again for each state: the rows have other results then. */}
        <RosterRows key={found.state} id={id} state={found.state} />
      </Stack>
    </Section>
  );
}

interface StartImportProps {
  found: Found;
  /** Called when the import was started: this card and its buttons are gone then. */
  onStarted: () => void;
  /** Called when the import was discarded. */
  onDiscarded: () => void;
}

/** Begins an import, or discards it; until then nothing is changed. */
function StartImport({ found, onStarted, onDiscarded }: StartImportProps) {
  const { id, removesOthers, isDelta } = found;
  const { totalCount, people } = found.others;
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
    onDone: onStarted,
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
    onDone: () => {
      onDiscarded();
      focusPageHeading();
      cache.evict({ id: cache.identify({ __typename: 'RosterImport', id }) });
    },
    failed: 'The file couldn’t be discarded',
  });

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
            disabled={chooseRemoving.sending}
            onChange={(isChosen) => void chooseRemoving(isChosen)}
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
          loading={start.sending}
          disabled={chooseRemoving.sending}
          loadingText="Starting..."
          onClick={() => void start()}
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

/** Asks for the progress as long as it is shown; the answers update the whole page. */
function Progress({ id, rowCount, doneCount }: Found) {
  useRosterProgressQuery({ variables: { id }, fetchPolicy: 'network-only', pollInterval: POLL_MS });
  const stop = useAction(StopRosterImportDocument, {
    variables: () => ({ id }),
    ask: () => ({
      title: 'Stop this import?',
      text: 'Rows that were imported stay imported. The others are left out; you can download them and import them later.',
      confirmLabel: 'Stop import',
      danger: true,
    }),
    failed: 'The import couldn’t be stopped',
  });
  return (
    <Stack gap={8}>
      <ProgressBar percent={(100 * doneCount) / Math.max(1, rowCount)} label="Progress of the import" />
      <p>
        {formatNumber(doneCount)} of {formatCount(rowCount, 'row')}. The import continues if you leave this
        page.
      </p>
      <Cluster>
        <Button variant="secondary" onClick={() => void stop()}>
          Stop import
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The import failed or was stopped. */
function EndedEarly({ state, rowCount, doneCount }: Found) {
  const failed = state === 'FAILED';
  return (
    <SurfaceNote
      tone={failed ? 'error' : 'warning'}
      role="status"
      title={failed ? 'The import failed' : 'The import was stopped'}
    >
      <p>
        {failed && 'It was tried several times. '}
        {whatStays(doneCount, rowCount)} You can download the remaining rows and import them again
        {failed && '; if that fails too, ask an administrator for help'}.
      </p>
    </SurfaceNote>
  );
}

function whatStays(doneCount: number, rowCount: number): string {
  if (doneCount === 0) return 'No row was imported.';
  const verbs = doneCount === 1 ? 'was imported and stays imported' : 'were imported and stay imported';
  return `${formatNumber(doneCount)} of ${formatCount(rowCount, 'row')} ${verbs}.`;
}

/** What is left to do for people who were invited and get no mail. */
function LinksToPassOn({ id, state, sendsMail, counts }: Found) {
  const invited = counts.find(({ outcome }) => outcome === 'INVITE')?.count ?? 0;
  if (sendsMail || invited === 0 || isUnfinished(state)) return null;
  return (
    <SurfaceNote
      tone="warning"
      title="Pass the links on to the people who were invited"
      action={<NewLinksButton path={`/rosters/${id}/links.csv`} />}
    >
      <p>This platform can’t send emails, so nobody got a link yet.</p>
    </SurfaceNote>
  );
}

function Done({ finishedAt, removesOthers }: Found) {
  return (
    <SurfaceNote tone="success" role="status" title="The import is done">
      {finishedAt && <p>It ended on {formatDateTime(finishedAt)}.</p>}
      {removesOthers && <p>Everybody who was not in the file was removed.</p>}
    </SurfaceNote>
  );
}

/** What happened to the rows of a file, in the order in which it is shown. */
const OUTCOMES: Readonly<Record<RosterOutcome, string>> = {
  ENROLL: 'Enrolled',
  INVITE: 'Invited',
  ALREADY_ENROLLED: 'Already enrolled',
  ALREADY_INVITED: 'Already invited',
  REMOVE: 'Removed',
  NOT_ENROLLED: 'Not enrolled',
  NO_COURSE: 'No course chosen',
  REFUSED: 'Refused',
  NOT_IMPORTED: 'Not imported',
};

/** What differs until the end of the import. */
const PLANNED: Partial<Record<RosterOutcome, string>> = {
  ENROLL: 'To enroll',
  INVITE: 'To invite',
  REMOVE: 'To remove',
};

const isUnfinished = (state: RosterState) => state === 'CHECKED' || state === 'IMPORTING';

const outcomeWords = (outcome: RosterOutcome, state: RosterState) =>
  (isUnfinished(state) && PLANNED[outcome]) || OUTCOMES[outcome];

/** How many rows of a file have each outcome; those without rows are left out, except for the usual ones. */
function RosterCounts({ counts, state }: Found) {
  const countOf = new Map(counts.map(({ outcome, count }) => [outcome, count]));
  const shown = (Object.keys(OUTCOMES) as RosterOutcome[]).filter(
    (outcome) => countOf.has(outcome) || ['ENROLL', 'INVITE', 'REFUSED'].includes(outcome),
  );
  return (
    <StatCards
      columns={4}
      figures={Object.fromEntries(
        shown.map((outcome) => [outcomeWords(outcome, state), countOf.get(outcome) ?? 0]),
      )}
    />
  );
}

type Row = RosterRowsQuery['rosterImport']['rows']['nodes'][number];

/** The rows of an import with what happens to each, in the order of the file. */
function RosterRows({ id, state }: { id: string; state: RosterState }) {
  const [only, setOnly] = useState<RosterOutcome | null>(null);
  const query = useRosterRowsQuery({ variables: { id, only }, fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Rows">
      <Stack gap={16}>
        <SelectField
          label="Show"
          className="wm-max-16"
          value={only ?? ''}
          onChange={({ target }) => setOnly((target.value || null) as RosterOutcome | null)}
          options={[
            ['', 'All rows'],
            ...(Object.keys(OUTCOMES) as RosterOutcome[]).map(
              (outcome) => [outcome, outcomeWords(outcome, state)] as const,
            ),
          ]}
        />
        <PagedList
          query={query}
          list={query.data?.rosterImport.rows}
          what="rows"
          skeleton={<SkeletonTable rows={6} />}
          level={3}
          empty={<p role="status">There are no rows of this kind.</p>}
        >
          {(nodes: readonly Row[]) => (
            <DataTable<Row>
              caption="Rows of the file"
              rows={nodes}
              rowKey={({ number }) => String(number)}
              columns={[
                ...nameAndEmailColumns,
                nodes.some(({ groupName }) => groupName !== null) && GROUP_COLUMN,
                {
                  header: 'Result',
                  kind: 'words',
                  cell: ({ outcome, problem, joinsGroup, groupName }) => (
                    <>
                      {outcomeWords(outcome, state)}
                      {problem && `: ${problem}`}
                      {joinsGroup && `; ${state === 'CHECKED' ? 'joins' : 'joined'} the group ${groupName}`}
                    </>
                  ),
                },
                {
                  header: 'Line',
                  align: 'end',
                  cell: ({ line }) => (line === null ? 'Not in the file' : formatNumber(line)),
                },
              ]}
            />
          )}
        </PagedList>
      </Stack>
    </Section>
  );
}

const GROUP_COLUMN: Column<Row> = {
  header: 'Group',
  cell: ({ groupName }) => <span className={`wm-anywhere ${styles.group}`}>{groupName ?? '–'}</span>,
};
