import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postmasterPid } from '../../../server/platform/embedded-postgres/embedded-postgres.testing';
import { embeddedUrl, Stage, type Program } from '../../../server/test/process/program';
import { createDataset } from './dataset';
import { brokenInvariants, type Violation } from './invariants';
import { Ledger } from './ledger';
import { startLoad, type Load } from './load';
import { measured, type DrillReport, type Finding } from './report';

interface EmbeddedDrillOptions {
  /** How many times a process is killed, alternating between the API and PostgreSQL. */
  kills: number;
  /** Maximum time until writes succeed again after PostgreSQL was killed; 10 s unless given. */
  backWithinMs?: number;
  /** Receives a line about the progress now and then. */
  say: (line: string) => void;
  /** Ends the drill early; everything it started is stopped nevertheless. */
  signal: AbortSignal;
}

type Victim = 'API process' | 'PostgreSQL';

/** A kill and its effects. */
interface Kill {
  victim: Victim;
  /** Milliseconds until the first acknowledged write whose request was sent to the victim's replacement. */
  recoveredAfter: number;
}

/**
 * The requirement for a killed PostgreSQL; for a killed API process it depends on how fast the machine starts Node.js.
 */
const BACK_WITHIN_MS = 10_000;
/** Timeout after which the drill gives up. */
const NEVER_BACK_MS = 120_000;
/** Range in milliseconds for the undisturbed load between two kills. */
const CALM_MS = { least: 200, max: 1_200 };
/** Each sender is limited to 30 messages an hour, and each student writes one in each course. */
const COURSES = 30;
const WORKERS = 12;
const PAUSE_MS = 40;
/**
 * Attempts that were due while no process lived long enough to sweep are closed by the first sweep after the last kill.
 */
const SWEPT_WITHIN_MS = 40_000;

/**
 * Runs the real program on its embedded database under a mixed load, kills the API process and the postmaster
 * alternately with SIGKILL, and compares acknowledged writes with the database.
 */
export async function runEmbeddedDrill(options: EmbeddedDrillOptions): Promise<DrillReport> {
  const stage = new Stage();
  try {
    const drill = new EmbeddedDrill(stage, path.join(await stage.folder(), 'data'), options);
    return await drill.run();
  } finally {
    await stage.cleanUp();
  }
}

class EmbeddedDrill {
  private readonly ledger = new Ledger();
  private readonly kills: Kill[] = [];
  /** API processes that exited although only PostgreSQL was killed. */
  private endedByDatabase = 0;
  private port = 0;
  private program!: Program;

  constructor(
    private readonly stage: Stage,
    private readonly dataDir: string,
    private readonly options: EmbeddedDrillOptions,
  ) {}

  async run(): Promise<DrillReport> {
    const { kills, say, signal } = this.options;
    const begun = performance.now();
    await this.startProgram();
    this.port = this.program.port;
    const { origin } = this.program;
    const dataset = await createDataset({
      databaseUrl: await embeddedUrl(this.dataDir),
      origin,
      students: kills + 10,
      courses: COURSES,
    });
    const load = startLoad({
      origins: [origin],
      dataset,
      ledger: this.ledger,
      workers: WORKERS,
      pauseMs: PAUSE_MS,
    });
    for (let number = 1; number <= kills; number += 1) {
      await delay(CALM_MS.least + Math.random() * (CALM_MS.max - CALM_MS.least), undefined, { signal });
      const kill = await this.killAndRecover(number % 2 === 1 ? 'PostgreSQL' : 'API process', load);
      this.kills.push(kill);
      say(
        `Kill ${number} of ${kills}, ${kill.victim}: back after ${Math.round(kill.recoveredAfter)} ms, ` +
          `${this.ledger.size} writes acknowledged.`,
      );
    }
    await load.stop();
    // A start selects another port if the previous one is in use.
    const databaseUrl = await embeddedUrl(this.dataDir);
    const violations = await this.violationsAtRest(databaseUrl);
    const [lost, duplicated] = [
      await this.ledger.lost(databaseUrl),
      await this.ledger.duplicated(databaseUrl),
    ];
    return {
      title: 'Embedded database: kills of the API process and of PostgreSQL by turns',
      findings: [
        ...this.killFindings(),
        ...findingsAbout(load),
        measured('Writes acknowledged', countsOf(this.ledger)),
        none('Acknowledged and lost (I1)', lost.length),
        none('Messages delivered twice (I8)', duplicated.length),
        none('Broken invariants (I2-I8)', violations.length),
        measured('Duration', `${Math.round((performance.now() - begun) / 1000)} s`),
      ],
      notes: [
        ...violations.map(
          ({ invariant, rule, count, example }) =>
            `${invariant}, ${rule}: ${count}, such as ${JSON.stringify(example)}`,
        ),
        ...lost.slice(0, 5).map((fact) => `Lost: ${JSON.stringify(fact)}`),
        ...load.outcomes.examples.map((example) => `Unexpected: ${example}`),
      ],
    };
  }

  /** Always on the same port, so that clients reach the next process at the same address. */
  private async startProgram(): Promise<void> {
    const environment = { DATA_DIR: this.dataDir, PORT: String(this.port), LOG_LEVEL: 'error' };
    this.program = await this.stage.start({ environment });
  }

  private async killAndRecover(victim: Victim, load: Load): Promise<Kill> {
    const killedAt = performance.now();
    if (victim === 'PostgreSQL') {
      const postmaster = await this.postmaster();
      process.kill(postmaster!, 'SIGKILL');
      // Its backends outlive it for a moment and may still commit; a new postmaster starts once they have exited.
      await Promise.race([this.program.ended, this.untilReplaced(postmaster)]);
    } else {
      this.program.signal('SIGKILL');
      await this.program.ended;
      await this.startProgram();
    }
    const recovered = this.ledger.nextAcknowledgement(performance.now());
    const acknowledgedAt = await this.untilRecovered(recovered, load);
    return { victim, recoveredAfter: acknowledgedAt - killedAt };
  }

  /** null while there is none. */
  private postmaster(): Promise<number | null> {
    return postmasterPid(path.join(this.dataDir, 'postgres', 'cluster')).catch(() => null);
  }

  private async untilReplaced(killed: number | null): Promise<void> {
    const deadline = performance.now() + NEVER_BACK_MS;
    for (let pid = killed; pid === killed || pid === null; pid = await this.postmaster()) {
      if (performance.now() > deadline) throw new Error('PostgreSQL was not started again');
      await delay(10, undefined, { signal: this.options.signal });
    }
  }

  /** Restarts the API process if it exited without having been killed, and counts that. */
  private async untilRecovered(recovered: Promise<number>, load: Load): Promise<number> {
    const giveUp = new AbortController();
    const { signal } = this.options;
    try {
      for (;;) {
        const outcome = await Promise.race([
          recovered,
          this.program.ended,
          load.finished.then(() => 'finished' as const),
          delay(NEVER_BACK_MS, 'late' as const, { signal: AbortSignal.any([signal, giveUp.signal]) }),
        ]);
        if (typeof outcome === 'number') return outcome;
        if (outcome === 'late') throw new Error(`No write was acknowledged for ${NEVER_BACK_MS / 1000} s`);
        if (outcome === 'finished') throw new Error('The load ended before the kills did');
        this.endedByDatabase += 1;
        this.options.say(`The API process ended by itself:\n${this.program.said()}`);
        await this.startProgram();
      }
    } finally {
      giveUp.abort();
    }
  }

  private async violationsAtRest(databaseUrl: string): Promise<Violation[]> {
    const deadline = performance.now() + SWEPT_WITHIN_MS;
    for (;;) {
      const violations = await brokenInvariants(databaseUrl);
      const isOnlyOverdue = violations.every(({ invariant }) => invariant === 'I6');
      if (violations.length === 0 || !isOnlyOverdue || performance.now() > deadline) return violations;
      await delay(1_000, undefined, { signal: this.options.signal });
    }
  }

  private killFindings(): Finding[] {
    const times = (victim: Victim) =>
      this.kills
        .filter((kill) => kill.victim === victim)
        .map(({ recoveredAfter }) => recoveredAfter)
        .sort((a, b) => a - b);
    const [api, postgres] = [times('API process'), times('PostgreSQL')];
    const { backWithinMs = BACK_WITHIN_MS } = this.options;
    return [
      measured('Kills of PostgreSQL', String(postgres.length)),
      {
        what: 'Writes again after PostgreSQL was killed',
        measured: spread(postgres),
        goal: `at most ${backWithinMs / 1000} s`,
        isMet: postgres.every((time) => time <= backWithinMs),
      },
      measured('Kills of the API process', String(api.length)),
      measured('Writes again after the API process was killed', spread(api)),
      none('API processes ended by a database that went', this.endedByDatabase),
    ];
  }
}

function findingsAbout({ outcomes }: Load): Finding[] {
  const { answered, unavailable, disconnected, timedOut, untyped, unexpected, slowestMs } = outcomes;
  return [
    measured('Requests answered', String(answered)),
    measured('Requests answered with a typed 503', String(unavailable)),
    measured('Requests whose connection ended with a process', String(disconnected)),
    none('Requests without an answer in 30 s (I5)', timedOut),
    none('Answers without a type (I5)', untyped),
    none('Unexpected answers', unexpected),
    measured('Slowest request', seconds(slowestMs)),
  ];
}

const none = (what: string, count: number): Finding => ({
  what,
  measured: String(count),
  goal: '0',
  isMet: count === 0,
});

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Takes sorted times. */
const spread = (times: readonly number[]): string =>
  times.length === 0
    ? 'none'
    : `median ${seconds(times[Math.floor(times.length / 2)]!)}, longest ${seconds(times.at(-1)!)}`;

const countsOf = (ledger: Ledger): string =>
  `${ledger.size} (${Object.entries(ledger.counts())
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')})`;
