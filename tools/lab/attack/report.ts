/** Result of one kind of attack. */
export interface AttackResult {
  name: string;
  /** Number of calls, documents, sockets or operations tried. */
  tried: number;
  /** Violated rules, one sentence each; empty if there were none. */
  violations: string[];
  /** Measured figures worth printing, such as the slowest health check. */
  figures: string;
  /** Figures that missed their goal; unlike violations they depend on the machine's speed. */
  misses: string[];
}

/** An empty result, filled in while an attack runs. */
export const newResult = (name: string): AttackResult => ({
  name,
  tried: 0,
  violations: [],
  figures: '',
  misses: [],
});

/** One line per attack, followed by all violations and misses. */
export function tableOf(results: readonly AttackResult[]): string {
  const rows = [
    ['attack', 'tried', 'violations', 'misses', 'figures'],
    ...results.map(({ name, tried, violations, misses, figures }) => [
      name,
      String(tried),
      String(violations.length),
      String(misses.length),
      figures,
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const details = results.flatMap(({ name, violations, misses }) => [
    ...violations.slice(0, MAX_DETAILS).map((violation) => `VIOLATION ${name}: ${violation}`),
    ...misses.map((miss) => `MISSED ${name}: ${miss}`),
  ]);
  return [...lines, ...details].join('\n');
}

const MAX_DETAILS = 20;

/** Median, 99th percentile and maximum of a list of milliseconds, rounded; zeros for an empty list. */
export function latencies(milliseconds: readonly number[]): { p50: number; p99: number; max: number } {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
