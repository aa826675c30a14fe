/** One line of a drill's result. */
export interface Finding {
  what: string;
  measured: string;
  /** Empty if there is no goal. */
  goal: string;
  isMet: boolean;
}

export interface DrillReport {
  title: string;
  findings: Finding[];
  /** Explanations of missed goals. */
  notes: string[];
}

/** A measurement without a goal. */
export const measured = (what: string, value: string): Finding => ({
  what,
  measured: value,
  goal: '',
  isMet: true,
});

/** Whether every goal was met. */
export const hasPassed = (report: DrillReport): boolean => report.findings.every(({ isMet }) => isMet);

/** The report as a table for a terminal. */
export function tableOf({ title, findings, notes }: DrillReport): string {
  const rows = findings.map(({ what, measured, goal, isMet }) => [
    what,
    measured,
    goal,
    isMet ? '' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, '='.repeat(title.length), ...lines, ...notes.map((note) => `- ${note}`)].join('\n');
}
