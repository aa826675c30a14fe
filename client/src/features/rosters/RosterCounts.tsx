import type { RosterOutcome, RosterState } from '../../apollo/generated/types';
import { StatCard } from '../../ui/display/StatCard';
import { StatCards } from '../../ui/display/StatCards';
import { outcomeWords, ROSTER_OUTCOMES } from './rosterOutcomes';

interface RosterCountsProps {
  counts: readonly { outcome: RosterOutcome; count: number }[];
  state: RosterState;
}

/** How many rows of a file have each outcome; those without rows are left out, except for the usual ones. */
export function RosterCounts({ counts, state }: RosterCountsProps) {
  const countOf = new Map(counts.map(({ outcome, count }) => [outcome, count]));
  const shown = (Object.keys(ROSTER_OUTCOMES) as RosterOutcome[]).filter(
    (outcome) => countOf.has(outcome) || ['ENROLL', 'INVITE', 'REFUSED'].includes(outcome),
  );
  return (
    <StatCards columns={4}>
      {shown.map((outcome) => (
        <StatCard key={outcome} label={outcomeWords(outcome, state)} value={countOf.get(outcome) ?? 0} />
      ))}
    </StatCards>
  );
}
