import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { latencies, type AttackResult } from './report';
import type { Target } from './target';

/** A client at another address that keeps using the platform while it is attacked. */
export interface Bystander {
  /** Stops and adds its findings to the result. */
  leave(result: AttackResult): Promise<void>;
}

/** Maximum latency of the health check in milliseconds while one address attacks. */
const GOAL_MS = 300;
const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;
/** A loopback address other than the attacker's. */
const ADDRESS = '127.0.0.2';

/** Requests the health check and the catalogue alternately, each over new connections, until it leaves. */
export function aBystander(target: Target): Bystander {
  const health: number[] = [];
  const failures: string[] = [];
  const left = new AbortController();
  const visiting = (async () => {
    while (!left.signal.aborted) {
      for (const path of ['/healthz', '/api/courses']) {
        const since = performance.now();
        const outcome = await get(target, path);
        if (path === '/healthz') health.push(performance.now() - since);
        if (outcome !== '200') failures.push(`${path} gave a bystander ${outcome}`);
      }
      await delay(PAUSE_MS);
    }
  })();
  return {
    leave: async (result) => {
      left.abort();
      await visiting;
      const { p50, p99, max } = latencies(health);
      result.violations.push(...new Set(failures));
      result.figures =
        `${result.figures} /healthz p50 ${p50}, p99 ${p99}, max ${max} ms (${health.length} asked)`.trim();
      if (max > GOAL_MS) result.misses.push(`/healthz took ${max} ms (goal ${GOAL_MS})`);
    },
  };
}

/** Returns the status, or why there was none. */
function get(target: Target, path: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(
      `${target.origin}${path}`,
      // The server trusts one proxy; this is the address that it sees.
      {
        agent: false,
        localAddress: ADDRESS,
        headers: { 'x-forwarded-for': '192.0.2.1' },
        timeout: PATIENCE_MS,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
        response.on('error', (error) => resolve(error.message));
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', (error) => resolve(error.message));
    asking.end();
  });
}
