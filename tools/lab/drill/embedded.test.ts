import { runEmbeddedDrill } from './embedded';
import { hasPassed, tableOf } from './report';

jest.setTimeout(300_000);

test('four kills of the API process and of PostgreSQL under load lose nothing, and no process ends with its database', async () => {
  const report = await runEmbeddedDrill({
    kills: 4,
    // The machine may run other tests; the drill itself holds the product to its requirement.
    backWithinMs: 100_000,
    say: () => undefined,
    signal: new AbortController().signal,
  });
  console.info(tableOf(report));
  expect(report.notes).toEqual([]);
  expect(report.findings.filter(({ isMet }) => !isMet)).toEqual([]);
  expect(hasPassed(report)).toBe(true);
  expect(report.findings[0]).toEqual({ what: 'Kills of PostgreSQL', measured: '2', goal: '', isMet: true });
});
