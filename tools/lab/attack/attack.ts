import type { Database } from '../../../server/platform/database/database';
import { brokenInvariants } from '../drill/invariants';
import { searchForCanaries } from './canaries';
import { aCast } from './cast';
import { guessCodesAndPasswords } from './guesses';
import { sendHostileDocuments } from './hostile-documents';
import { uploadHostileFiles } from './hostile-files';
import { holdRequests, openAnonymousSockets, sendFloods } from './hostile-sockets';
import { sendMalformedGraphQL } from './malformed-graphql';
import { sendMalformedRest } from './malformed-rest';
import { raceOperations } from './races';
import { newResult, type AttackResult } from './report';
import { startTarget } from './target';

/** Size of a whole attack; tests run a share of it. */
const WHOLE = {
  malformedRest: 20_000,
  malformedGraphQL: 10_000,
  anonymousSockets: 5_000,
  floodMessages: 10_000,
  unfinishedRequests: 1_000,
  guesses: 2_000,
  racingOperations: 50_000,
};

/**
 * A partial attack sends one of this many GraphQL documents; answer-key.test.ts sends all of them to search for keys.
 */
const SAMPLED = 9;

/** Limits count per account and hour; without resetting them they would reject most of the attack. */
const LIMITS_FORGOTTEN_EVERY_MS = 300;

/**
 * Attacks a separate platform over this empty migrated database.
 *
 * @param share of the whole attack, 0 to 1; below 1 only some of the GraphQL documents are sent
 * @param log called with the name of each attack as it begins
 */
export async function runAttack(
  databaseUrl: string,
  share: number,
  log: (line: string) => void,
): Promise<AttackResult[]> {
  const target = await startTarget(databaseUrl);
  const limits = forgettingLimits(target.database);
  const few = (count: number) => Math.ceil(count * share);
  try {
    const cast = await aCast(target);
    const attacks: [name: string, () => Promise<AttackResult>][] = [
      ['hostile documents', () => sendHostileDocuments(target)],
      ['anonymous sockets', () => openAnonymousSockets(target, few(WHOLE.anonymousSockets))],
      ['chatty sockets', () => sendFloods(target, cast, few(WHOLE.floodMessages))],
      ['unfinished requests', () => holdRequests(target, few(WHOLE.unfinishedRequests))],
      ['hostile files', () => uploadHostileFiles(target, cast)],
      ['guesses', () => guessCodesAndPasswords(target, cast, few(WHOLE.guesses))],
      ['canaries', () => searchForCanaries(target, cast, share < 1 ? SAMPLED : 1)],
      ['malformed REST', () => sendMalformedRest(target, cast, few(WHOLE.malformedRest))],
      ['malformed GraphQL', () => sendMalformedGraphQL(target, cast, few(WHOLE.malformedGraphQL))],
      ['races', () => raceOperations(target, few(WHOLE.racingOperations))],
      ['invariants', () => invariants(databaseUrl)],
    ];
    const results: AttackResult[] = [];
    for (const [name, attack] of attacks) {
      log(name);
      results.push(await attack());
    }
    return results;
  } finally {
    await limits.stop();
    await target.stop();
  }
}

async function invariants(databaseUrl: string): Promise<AttackResult> {
  const result = newResult('invariants after all of it');
  const broken = await brokenInvariants(databaseUrl);
  result.tried = 1;
  result.violations = broken.map(
    ({ invariant, rule, count, example }) =>
      `${invariant}, ${rule}: ${count} rows, ${JSON.stringify(example)}`,
  );
  return result;
}

function forgettingLimits(database: Database): { stop(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(() => database.query('delete from rate_limits'));
  }, LIMITS_FORGOTTEN_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
