import type { Cluster } from './cluster';
import type { PostgresNode } from './postgres-node';
import { waitFor } from './wait';
import type { WaymarkProcess } from './waymark-process';

export type FaultKind = 'postmaster' | 'node' | 'switchover' | 'application';

/** How often each fault occurs in a drill, and how soon writes must succeed again. */
export const FAULTS: Record<FaultKind, { name: string; times: number; writesBackWithinMs: number }> = {
  postmaster: { name: "kill -9 of the primary's postmaster", times: 20, writesBackWithinMs: 6_000 },
  node: { name: 'kill -9 of the whole primary node', times: 5, writesBackWithinMs: 25_000 },
  switchover: { name: 'switchover', times: 5, writesBackWithinMs: 10_000 },
  application: { name: 'kill -9 of an application process', times: 10, writesBackWithinMs: 6_000 },
};

const HEALTHY_SECONDS = 90;

/** All faults in the order of the drill: the kinds alternate, so that each follows the aftermath of the others. */
export function schedule(share = 1): FaultKind[] {
  const left = Object.entries(FAULTS).map(([kind, { times }]) => ({
    kind: kind as FaultKind,
    times: Math.max(1, Math.round(times * share)),
  }));
  const total = left.reduce((sum, { times }) => sum + times, 0);
  const due = left.flatMap(({ kind, times }) =>
    Array.from({ length: times }, (_unused, index) => ({ kind, at: ((index + 0.5) * total) / times })),
  );
  return due.sort((one, other) => one.at - other.at).map(({ kind }) => kind);
}

/**
 * Resolves with the primary once it has a synchronous standby. Throws if an application process has exited by itself.
 */
export async function untilHealthy({ nodes, applications }: Cluster): Promise<PostgresNode> {
  expectRunning(applications);
  return waitFor('A primary with a synchronous standby', HEALTHY_SECONDS, async () => {
    for (const node of nodes)
      if ((await node.isPrimaryWithStandby()) && (await node.synchronousStandby()) !== null) return node;
    return null;
  });
}

function expectRunning(applications: readonly WaymarkProcess[]): void {
  const ended = applications.find(({ isRunning }) => !isRunning);
  if (ended) throw new Error(`${ended.name} ended by itself`);
}

/** A fault that has been caused. */
export interface Fault {
  /** Time by performance.now(). */
  causedAt: number;
  /** Repairs what the fault left broken, such as a node that is down. Call it after its effects were measured. */
  repair: () => Promise<void>;
}

/** Causes one fault; for database faults, waits for a synchronous standby first. */
export async function cause(kind: FaultKind, turn: number, cluster: Cluster): Promise<Fault> {
  if (kind === 'application') return killApplication(turn, cluster);
  const primary = await untilHealthy(cluster);
  const candidate = await primary.synchronousStandby();
  // Only now, because it may take a while until the cluster is healthy.
  const causedAt = performance.now();
  switch (kind) {
    case 'postmaster':
      await primary.killPostmaster();
      return { causedAt, repair: nothingToRepair };
    case 'node':
      await primary.killAll();
      return { causedAt, repair: () => primary.start() };
    case 'switchover':
      await primary.switchOver(candidate!);
      return { causedAt, repair: nothingToRepair };
  }
}

async function killApplication(turn: number, { applications }: Cluster): Promise<Fault> {
  expectRunning(applications);
  const application = applications[turn % applications.length]!;
  const causedAt = performance.now();
  await application.kill();
  return { causedAt, repair: () => application.start() };
}

const nothingToRepair = () => Promise.resolve();
