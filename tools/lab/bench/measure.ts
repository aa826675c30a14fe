import autocannon from 'autocannon';
import { postgresPids, processorMs, residentMiB, type Server } from './processes';
import type { BenchRequest } from './scenarios';

/** Measurements of one server in one round of a scenario. */
export interface Measurement {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time per request in microseconds, of Node and of PostgreSQL. */
  nodeUs: number;
  postgresUs: number;
  residentMiB: number;
  bytes: number;
  /** Responses other than 2xx, errors and timeouts. */
  failed: number;
}

/** How hard and how long a server is asked. */
export interface Load {
  connections: number;
  seconds: number;
  /** Ends after this many requests instead; null: by time alone. */
  requests: number | null;
}

/** Sends requests over this many connections. */
export async function measure(
  server: Server,
  postmaster: number,
  next: () => BenchRequest,
  { connections, seconds, requests }: Load,
): Promise<Measurement> {
  const nodeBefore = processorMs(server.pid);
  const postgresBefore = postgresTimes(postmaster);
  const result = await autocannon({
    url: server.origin,
    connections,
    ...(requests === null ? { duration: seconds } : { amount: requests }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const done = Math.max(1, result.requests.total);
  const postgresMs = [...postgresTimes(postmaster)].reduce(
    (sum, [pid, time]) => sum + time - (postgresBefore.get(pid) ?? 0),
    0,
  );
  return {
    requestsPerSecond: done / result.duration,
    // If there was no response in time, a request takes at least that long.
    p50Ms: result.requests.total > 0 ? result.latency.p50 : seconds * 1000,
    p99Ms: result.requests.total > 0 ? result.latency.p99 : seconds * 1000,
    nodeUs: (1000 * (processorMs(server.pid) - nodeBefore)) / done,
    postgresUs: (1000 * postgresMs) / done,
    residentMiB: residentMiB(server.pid),
    bytes: result.throughput.total / done,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

const postgresTimes = (postmaster: number) =>
  new Map(postgresPids(postmaster).map((pid) => [pid, processorMs(pid)]));

/** A scenario's request got a wrong response. */
export class WrongAnswer extends Error {}

/** Sends one request; throws a WrongAnswer unless the response has data and no error. */
export async function checkOnce({ origin }: Server, { path, ...request }: BenchRequest): Promise<void> {
  const response = await fetch(origin + path, request);
  const text = await response.text();
  if (!response.ok || text.includes('"errors"') || text === 'null')
    throw new WrongAnswer(
      `${path} ${request.body?.slice(0, 200) ?? ''} was answered ${response.status}: ${text.slice(0, 500)}`,
    );
}
