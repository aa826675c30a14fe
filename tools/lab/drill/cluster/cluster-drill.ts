import { createDataset } from '../dataset';
import { brokenInvariants } from '../invariants';
import { Ledger } from '../ledger';
import { startLoad, type Outcomes } from '../load';
import { measured, type DrillReport, type Finding } from '../report';
import { startCluster, type Cluster } from './cluster';
import { cause, FAULTS, schedule, untilHealthy, type FaultKind } from './faults';
import { Probe } from './probe';
import type { Programs } from './programs';
import { waitFor } from './wait';

/** Effects of one fault; times in milliseconds. */
interface Experience {
  kind: FaultKind;
  /** From the fault until writes succeeded again. */
  writesBackMs: number;
  /**
   * The time until every socket received events again: from the fault, or after a node was killed from the recovery of
   * writes.
   */
  liveBackMs: number;
  /** Responses made by the proxy in place of Waymark. */
  answeredByProxy: number;
}

const MIN_ACKNOWLEDGED = 2_000;
const LIVE_BACK_WITHIN_MS = 10_000;
const BACK_SECONDS = 90;
/** Enough that the load between two faults has data worth losing. */
const STUDENTS = 120;
const COURSES = 28;
const WORKERS = 8;
const PAUSE_MS = 60;

export interface ClusterDrillOptions {
  programs: Programs;
  /** Prints progress for the person at the terminal. */
  say: (line: string) => void;
  /** Share of the faults to cause; 1 is all of them. */
  share?: number;
  /** Aborts between two faults; the cluster is stopped then. */
  signal?: AbortSignal;
}

/**
 * Starts a cluster, puts it under load, causes every fault, and compares the remaining data with the acknowledged
 * writes.
 */
export async function runClusterDrill(options: ClusterDrillOptions): Promise<DrillReport> {
  const { programs, say, signal } = options;
  const cluster = await startCluster(programs, say);
  let hasPassed = false;
  try {
    signal?.throwIfAborted();
    const report = await drill(cluster, options);
    hasPassed = report.findings.every(({ isMet }) => isMet);
    if (!hasPassed) report.notes.push(`The logs of every program are in ${cluster.logFolder}.`);
    return report;
  } finally {
    await cluster.stop({ keepLogs: !hasPassed && !signal?.aborted });
  }
}

async function drill(cluster: Cluster, { say, share, signal }: ClusterDrillOptions): Promise<DrillReport> {
  const { origin, databaseUrl } = cluster;
  const dataset = await createDataset({ databaseUrl, origin, students: STUDENTS, courses: COURSES });
  const probe = await startProbe(cluster);
  const ledger = new Ledger();
  const load = startLoad({ origins: [origin], dataset, ledger, workers: WORKERS, pauseMs: PAUSE_MS });
  const experiences: Experience[] = [];
  const faults = schedule(share);
  // A fault that the cluster does not recover from ends the drill; writes acknowledged until then still count.
  let ending: string | null = null;
  try {
    for (const [turn, kind] of faults.entries()) {
      signal?.throwIfAborted();
      const experience = await experienceOf(kind, turn, cluster, probe, load.outcomes);
      experiences.push(experience);
      say(
        `${turn + 1}/${faults.length} ${FAULTS[kind].name}: writes back after ${seconds(experience.writesBackMs)}, ` +
          `live again after ${seconds(experience.liveBackMs)}; ${ledger.size} writes acknowledged`,
      );
    }
    await untilHealthy(cluster);
  } catch (error) {
    signal?.throwIfAborted();
    ending = String(error);
  } finally {
    await load.stop();
    await probe.stop();
  }
  const report = await reportOf(cluster, experiences, ledger, load.outcomes);
  report.findings.unshift(all('faults overcome', experiences.length, faults.length));
  if (ending !== null) report.notes.push(ending);
  return report;
}

async function startProbe({ origin, databaseUrl }: Cluster): Promise<Probe> {
  const { students, courses } = await createDataset({ databaseUrl, origin, students: 1, courses: 1 });
  const [student, course] = [students[0]!, courses[0]!];
  const enrollment = await fetch(`${origin}/student/enrollments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify({ courseId: course.id }),
  });
  if (!enrollment.ok) throw new Error(`The probe could not enroll: ${await enrollment.text()}`);
  const probe = new Probe(origin, student, course.lessonIds);
  const since = performance.now();
  probe.start();
  await waitFor('The first live event on every socket', BACK_SECONDS, async () => probe.liveAt(since));
  return probe;
}

async function experienceOf(
  kind: FaultKind,
  turn: number,
  cluster: Cluster,
  probe: Probe,
  outcomes: Outcomes,
): Promise<Experience> {
  const answeredBefore = outcomes.answeredByProxy;
  const { causedAt, repair } = await cause(kind, turn, cluster);
  const writesBackAt = await waitFor('The return of writes', BACK_SECONDS, async () =>
    probe.writesBackAt(causedAt),
  );
  const liveAt = await waitFor('The return of live events', BACK_SECONDS, async () =>
    probe.liveAt(writesBackAt),
  );
  const answeredByProxy = outcomes.answeredByProxy - answeredBefore;
  await repair();
  return {
    kind,
    writesBackMs: writesBackAt - causedAt,
    liveBackMs: liveAt - (kind === 'node' ? writesBackAt : causedAt),
    answeredByProxy,
  };
}

async function reportOf(
  { databaseUrl }: Cluster,
  experiences: Experience[],
  ledger: Ledger,
  outcomes: Outcomes,
): Promise<DrillReport> {
  const lost = await ledger.lost(databaseUrl);
  const duplicated = await ledger.duplicated(databaseUrl);
  const broken = await brokenInvariants(databaseUrl);
  const ofProxy = experiences
    .filter(({ kind }) => kind !== 'application')
    .reduce((total, { answeredByProxy }) => total + answeredByProxy, 0);
  const acknowledged = Object.entries(ledger.counts()).map(([kind, count]) => `${count} ${kind}s`);
  return {
    title: 'Three processes, a pooler, a primary and a standby',
    findings: [
      atLeast('acknowledged writes', ledger.size, MIN_ACKNOWLEDGED),
      none('acknowledged and lost', lost.length),
      none('messages delivered twice', duplicated.length),
      none('broken invariants', broken.length),
      ...Object.keys(FAULTS).flatMap((kind) => findingsOf(kind as FaultKind, experiences)),
      none('answers that are not typed JSON', outcomes.untyped),
      none('answers of the proxy while every process ran', ofProxy),
      none('unexpected answers', outcomes.unexpected),
      none('requests without an answer in 30 s', outcomes.timedOut),
      measured('answers', String(outcomes.answered)),
      measured('typed 503', String(outcomes.unavailable)),
      measured('requests a killed process had in its hands', String(outcomes.answeredByProxy)),
      measured('connections that were reset', String(outcomes.disconnected)),
      measured('slowest answer', seconds(outcomes.slowestMs)),
    ],
    notes: [
      acknowledged.join(', '),
      ...lost.slice(0, 5).map((fact) => `lost: ${JSON.stringify(fact)}`),
      ...broken.map((violation) => `broken: ${JSON.stringify(violation)}`),
      ...outcomes.examples,
    ],
  };
}

function findingsOf(kind: FaultKind, experiences: Experience[]): Finding[] {
  const { name, writesBackWithinMs } = FAULTS[kind];
  const own = experiences.filter((experience) => experience.kind === kind);
  return [
    measured(name, `${own.length} times`),
    within(
      '  writes back',
      own.map(({ writesBackMs }) => writesBackMs),
      writesBackWithinMs,
    ),
    within(
      kind === 'node' ? '  live events after that' : '  live events back',
      own.map(({ liveBackMs }) => liveBackMs),
      LIVE_BACK_WITHIN_MS,
    ),
  ];
}

function within(what: string, times: number[], limitMs: number): Finding {
  const sorted = [...times].sort((one, other) => one - other);
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return {
    what,
    measured: `median ${seconds(median)}, longest ${seconds(longest)}`,
    goal: `<= ${seconds(limitMs)}`,
    isMet: longest <= limitMs,
  };
}

const none = (what: string, count: number): Finding => ({
  what,
  measured: String(count),
  goal: '0',
  isMet: count === 0,
});

const all = (what: string, count: number, total: number): Finding => ({
  what,
  measured: `${count} of ${total}`,
  goal: 'all',
  isMet: count === total,
});

const atLeast = (what: string, count: number, minimum: number): Finding => ({
  what,
  measured: String(count),
  goal: `>= ${minimum}`,
  isMet: count >= minimum,
});

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
