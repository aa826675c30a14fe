import { parseArgs } from 'node:util';
import { runClusterDrill } from './cluster/cluster-drill';
import { APT_LINE, findPrograms } from './cluster/programs';
import { runEmbeddedDrill } from './embedded';
import { hasPassed, tableOf, type DrillReport } from './report';

const PARTS = ['cluster', 'embedded'] as const;
type Part = (typeof PARTS)[number];

/** Alternating between the embedded database and the process that runs it. */
const EMBEDDED_KILLS = 200;

/** How a part ended: with a report, or with the reason why it was skipped. */
type Result = { part: Part; report: DrillReport } | { part: Part; skipped: string };

interface Arguments {
  parts: readonly Part[];
  json: boolean;
  /** Share of the faults to cause; 1 is all of them. */
  share: number;
}

const USAGE = 'Usage: npm run drill -- [--only cluster|embedded] [--share 0.1] [--json]';

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      share: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const parts = values.only === undefined ? PARTS : PARTS.filter((part) => part === values.only);
  const share = Number(values.share);
  if (parts.length === 0 || !(share > 0 && share <= 1)) throw new Error(USAGE);
  return { parts, json: values.json, share };
}

async function main(): Promise<void> {
  const { parts, json, share } = readArguments();
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => interruption.abort(new Error(`Stopped by ${name}`)));
  // Progress goes to stderr, so that --json prints only JSON on stdout.
  const say = (line: string) => process.stderr.write(`${line}\n`);

  const results: Result[] = [];
  for (const part of parts) results.push(await run(part, { share, say, signal: interruption.signal }));
  process.stdout.write(
    json ? `${JSON.stringify(results, null, 2)}\n` : `${results.map(textOf).join('\n\n')}\n`,
  );
  process.exitCode = results.every((result) => 'skipped' in result || hasPassed(result.report)) ? 0 : 1;
}

interface RunOptions {
  share: number;
  say: (line: string) => void;
  signal: AbortSignal;
}

async function run(part: Part, options: RunOptions): Promise<Result> {
  const { share, say, signal } = options;
  if (part === 'embedded') {
    const kills = Math.ceil(EMBEDDED_KILLS * share);
    return { part, report: await runEmbeddedDrill({ kills, say, signal }) };
  }
  const programs = await findPrograms();
  if ('missing' in programs)
    return {
      part,
      skipped: `These programs are missing: ${programs.missing.join(', ')}. On Debian or Ubuntu: ${APT_LINE}`,
    };
  return { part, report: await runClusterDrill({ programs, share, say, signal }) };
}

const textOf = (result: Result): string =>
  'report' in result ? tableOf(result.report) : `SKIPPED: ${result.part}. ${result.skipped}`;

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  },
);
