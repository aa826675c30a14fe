import { useState } from 'react';
import type { ListColumn, RosterColumn } from '../../../../server/features/rosters/roster.rules';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/display/Card';
import { SelectField } from '../../ui/fields/SelectField';
import { Section } from '../../ui/layout/Layout';
import styles from './Rosters.module.css';

const WORDS: Record<RosterColumn, string> = {
  name: 'Name',
  'first-name': 'First name',
  'last-name': 'Last name',
  email: 'Email',
  group: 'Group',
  ignore: 'Ignore',
};

interface RosterColumnsProps {
  columns: readonly ListColumn[];
  isSending: boolean;
  onChoose: (uses: RosterColumn[]) => void;
}

/** What each column of the uploaded list was read as, to be changed. */
export function RosterColumns({ columns, isSending, onChoose }: RosterColumnsProps) {
  const [uses, setUses] = useState(columns.map(({ use }) => use));
  const isUnchanged = columns.every(({ use }, index) => use === uses[index]);
  return (
    <Section title="Columns of the file">
      <Card padding="lg" className={styles.card}>
        <p>
          This is how the columns were read. Ignored columns are not imported. Your choice is remembered on
          this device for files with the same headings.
        </p>
        <div className={styles.columns}>
          {columns.map(({ heading, examples }, index) => (
            <SelectField
              key={index}
              label={heading || `Column ${index + 1}`}
              hint={examples.join(' · ') || 'Empty'}
              value={uses[index]}
              onChange={({ target }) =>
                setUses(uses.map((use, at) => (at === index ? (target.value as RosterColumn) : use)))
              }
            >
              {Object.entries(WORDS).map(([use, words]) => (
                <option key={use} value={use}>
                  {words}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <div>
          <Button
            variant="secondary"
            // `disabled` would lose the keyboard focus once the file was read.
            aria-disabled={isUnchanged}
            loading={isSending}
            loadingText="Reading..."
            onClick={() => !isUnchanged && onChoose(uses)}
          >
            Read the file again
          </Button>
        </div>
      </Card>
    </Section>
  );
}
