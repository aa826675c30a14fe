import type { Measurement } from './measure';
import type { Scenario } from './scenarios';

/** All counted rounds of a scenario with one number of connections; `floor` is empty if there is none. */
export interface ScenarioResult {
  name: string;
  goal: Scenario['goal'];
  connections: number;
  product: Measurement[];
  floor: Measurement[];
}

const HEADINGS = [
  'scenario',
  'connections',
  'requests/s',
  '% of floor',
  'goal',
  'p50 ms',
  'p99 ms',
  'p99 / floor',
  'node µs',
  'pg µs',
  'floor node µs',
  'floor pg µs',
  'RSS MiB',
  'bytes',
  'failed',
];

/** A Markdown table, followed by missed goals; `unanswered` lists what could not be measured. */
export function reportOf(results: readonly ScenarioResult[], unanswered: readonly string[]): string {
  const misses = [...unanswered];
  const lines = results.map((result) => {
    const { name, goal, connections, product, floor } = result;
    const of = (figure: keyof Measurement) => median(product.map((round) => round[figure]));
    const ofFloor = (figure: keyof Measurement) =>
      floor.length > 0 ? median(floor.map((round) => round[figure])).toFixed(0) : '';
    const share = floor.length > 0 ? shareOf(result) : null;
    const p99Ratio =
      floor.length > 0
        ? median(product.map(({ p99Ms }, round) => p99Ms / Math.max(1, floor[round]!.p99Ms)))
        : null;
    const where = `${name}, ${connections} connections`;
    if (goal && 'percentOfFloor' in goal && share !== null && share < goal.percentOfFloor)
      misses.push(`${where}: ${share.toFixed(0)} % of the floor, goal ${goal.percentOfFloor} %`);
    if (goal && 'milliseconds' in goal && of('p50Ms') > goal.milliseconds)
      misses.push(`${where}: ${of('p50Ms').toFixed(0)} ms, goal ${goal.milliseconds} ms`);
    const failed = product.reduce((sum, round) => sum + round.failed, 0);
    if (failed > 0) misses.push(`${where}: ${failed} requests failed`);
    return [
      name,
      connections,
      of('requestsPerSecond').toFixed(0),
      share?.toFixed(0) ?? '',
      goal && ('percentOfFloor' in goal ? `${goal.percentOfFloor} %` : `${goal.milliseconds} ms`),
      of('p50Ms').toFixed(0),
      of('p99Ms').toFixed(0),
      p99Ratio?.toFixed(1) ?? '',
      of('nodeUs').toFixed(0),
      of('postgresUs').toFixed(0),
      ofFloor('nodeUs'),
      ofFloor('postgresUs'),
      of('residentMiB').toFixed(0),
      of('bytes').toFixed(0),
      failed,
    ].join(' | ');
  });
  const table = [HEADINGS.join(' | '), HEADINGS.map(() => '---').join(' | '), ...lines].map(
    (line) => `| ${line} |`,
  );
  return [
    ...table,
    '',
    misses.length === 0 ? 'Every goal is met.' : 'Short of the goal:',
    ...misses.map((miss) => `- ${miss}`),
  ].join('\n');
}

/** Compared with the floor of the same round, so that drift of the machine cancels out. */
const shareOf = ({ product, floor }: ScenarioResult) =>
  100 *
  median(product.map(({ requestsPerSecond }, round) => requestsPerSecond / floor[round]!.requestsPerSecond));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
