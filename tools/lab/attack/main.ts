import 'reflect-metadata';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../../../migrations';
import { migrate } from '../../../server/platform/database/migrate';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres';
import { runAttack } from './attack';
import { tableOf } from './report';

const USAGE = `npm run attack -- [--share 0.1] [--json]
  --share N  how much of everything to try, 0 to 1 (default 1: all of it, some minutes)
  --json     print the results as JSON`;

/** Attacks a platform over a separate database; exits with 1 if a rule was violated. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { share: { type: 'string', default: '1' }, json: { type: 'boolean', default: false } },
  });
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) throw new Error(USAGE);

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'waymark-attack-'));
  fs.chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ name: 'waymark', folder: path.join(folder, 'postgres') });
  try {
    await postgres.ensureDatabase('attacked');
    await migrate(postgres.url('attacked'), migrations);
    const results = await runAttack(postgres.url('attacked'), share, (line) =>
      process.stderr.write(`${line} …\n`),
    );
    process.stdout.write(`${values.json ? JSON.stringify(results, null, 2) : tableOf(results)}\n`);
    process.exitCode = results.some(({ violations }) => violations.length > 0) ? 1 : 0;
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
});
