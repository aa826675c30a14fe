import { runEmbeddedDrill } from './embedded';
import { hasPassed, tableOf } from './report';

jest.setTimeout(300_000);

test('six kills of the API process and of PostgreSQL under load lose nothing, and no process ends with its database', async () => {
  const report = await runEmbeddedDrill({
    kills: 6,
    say: () => undefined,
    signal: new AbortController().signal,
  });
  console.info(tableOf(report));
  expect(report.notes).toEqual([]);
  expect(report.findings.filter(({ isMet }) => !isMet)).toEqual([]);
  expect(hasPassed(report)).toBe(true);
  expect(report.findings[0]).toEqual({ what: 'Kills of PostgreSQL', measured: '3', goal: '', isMet: true });
});
