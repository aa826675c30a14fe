import { useState } from 'react';
import type { RosterOutcome, RosterState } from '../../apollo/generated/types';
import { QueryView } from '../../apollo/QueryView';
import { ShowMore } from '../../apollo/ShowMore';
import { formatNumber } from '../../lib/format';
import { type Column, DataTable } from '../../ui/display/DataTable';
import { nameAndEmailColumns } from '../../ui/display/nameAndEmailColumns';
import { SelectField } from '../../ui/fields/SelectField';
import { Section, Stack } from '../../ui/layout/Layout';
import { SkeletonTable } from '../../ui/states/SkeletonPanels';
import { type RosterRowsQuery, useRosterRowsQuery } from './RosterImport.generated';
import { outcomeWords, ROSTER_OUTCOMES } from './rosterOutcomes';
import styles from './Rosters.module.css';

type Row = RosterRowsQuery['rosterImport']['rows']['nodes'][number];

/** The rows of an import with what happens to each, in the order of the file. */
export function RosterRows({ id, state }: { id: string; state: RosterState }) {
  const [only, setOnly] = useState<RosterOutcome | null>(null);
  const query = useRosterRowsQuery({
    variables: { id, only },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
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
        <QueryView
          query={query}
          value={query.data?.rosterImport.rows}
          what="rows"
          skeleton={<SkeletonTable rows={6} />}
          level={3}
        >
          {({ nodes, pageInfo }) => (
            <>
              <DataTable<Row>
                caption="Rows of the file"
                hideCaption
                rows={nodes}
                rowKey={({ number }) => String(number)}
                empty={<p role="status">There are no rows of this kind.</p>}
                columns={[
                  ...nameAndEmailColumns,
                  ...(nodes.some(({ groupName }) => groupName !== null) ? [GROUP_COLUMN] : []),
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
              <ShowMore pageInfo={pageInfo} fetchMore={query.fetchMore} failed="Failed to load rows">
                Show more rows
              </ShowMore>
            </>
          )}
        </QueryView>
      </Stack>
    </Section>
  );
}

const lineText = ({ line }: Row) => (line === null ? 'Not in the file' : formatNumber(line));

const GROUP_COLUMN: Column<Row> = {
  key: 'group',
  header: 'Group',
  cell: ({ groupName }) => <span className={styles.group}>{groupName ?? '–'}</span>,
};
