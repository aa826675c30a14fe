import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import type { RosterOutcome, RosterState } from '../../apollo/generated/types';
import { formatNumber } from '../../lib/format';
import { DataTable } from '../../ui/display/DataTable';
import { nameAndEmailColumns } from '../../ui/display/nameAndEmailColumns';
import { ShowMore } from '../../ui/display/ShowMore';
import { SelectField } from '../../ui/fields/SelectField';
import { Section, Stack } from '../../ui/layout/Layout';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonTable } from '../../ui/states/SkeletonPanels';
import { type RosterRowsQuery, useRosterRowsQuery } from './RosterImport.generated';
import { outcomeWords, ROSTER_OUTCOMES } from './rosterOutcomes';
import styles from './Rosters.module.css';

type Row = RosterRowsQuery['rosterImport']['rows']['nodes'][number];

/** The rows of an import with what happens to each, in the order of the file. */
export function RosterRows({ id, state }: { id: string; state: RosterState }) {
  const [only, setOnly] = useState<RosterOutcome | null>(null);
  const { data, loading, error, refetch, fetchMore } = useRosterRowsQuery({
    variables: { id, only },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const errorText = (reason: unknown) => errorSentence(reason, 'Failed to load rows');
  const rows = data?.rosterImport.rows;
  const hasGroups = rows?.nodes.some(({ groupName }) => groupName !== null) ?? false;
  return (
    <Section title="Rows">
      <Stack gap={16}>
        <SelectField
          label="Show"
          className={styles.filter}
          value={only ?? ''}
          onChange={({ target }) => setOnly((target.value || null) as RosterOutcome | null)}
        >
          <option value="">All rows</option>
          {(Object.keys(ROSTER_OUTCOMES) as RosterOutcome[]).map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeWords(outcome, state)}
            </option>
          ))}
        </SelectField>
        {rows ? (
          <>
            <DataTable<Row>
              caption="Rows of the file"
              hideCaption
              rows={rows.nodes}
              rowKey={({ number }) => String(number)}
              empty={<p role="status">There are no rows of this kind.</p>}
              columns={[
                ...nameAndEmailColumns,
                ...(hasGroups
                  ? [
                      {
                        key: 'group',
                        header: 'Group',
                        cell: ({ groupName }: Row) => (
                          <span className={styles.group}>{groupName ?? '–'}</span>
                        ),
                      },
                    ]
                  : []),
                {
                  key: 'outcome',
                  header: 'Result',
                  cell: ({ outcome, problem, joinsGroup, groupName }) => (
                    <span className={styles.words}>
                      {outcomeWords(outcome, state)}
                      {problem && `: ${problem}`}
                      {joinsGroup && `; ${state === 'CHECKED' ? 'joins' : 'joined'} the group ${groupName}`}
                    </span>
                  ),
                },
                { key: 'line', header: 'Line', align: 'end', cell: (row) => lineText(row) },
              ]}
            />
            <ShowMore
              hasMore={rows.pageInfo.hasNextPage}
              onMore={() => fetchMore({ variables: { after: rows.pageInfo.endCursor } })}
              errorText={errorText}
            >
              Show more rows
            </ShowMore>
          </>
        ) : loading ? (
          <LoadingState text="Loading rows...">
            <SkeletonTable rows={6} />
          </LoadingState>
        ) : (
          <ErrorState
            level={3}
            title="The rows couldn’t be loaded"
            message={errorText(error)}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Section>
  );
}

const lineText = ({ line }: Row) => (line === null ? 'Not in the file' : formatNumber(line));
