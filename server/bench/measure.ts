import autocannon from 'autocannon';
import { postgresPids, processorMs, residentMiB, type Server } from './processes';
import type { BenchRequest } from './scenarios';

/** What one server did in one round of one scenario. */
export interface Measurement {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time a request, in microseconds: of node and of PostgreSQL. */
  nodeUs: number;
  postgresUs: number;
  residentMiB: number;
  bytes: number;
  /** Answers that were not 2xx, errors and time-outs. */
  failed: number;
}

/** Sends requests over so many connections for so many seconds. */
export async function measure(
  server: Server,
  postmaster: number,
  next: () => BenchRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measurement> {
  const nodeBefore = processorMs(server.pid);
  const postgresBefore = postgresTimes(postmaster);
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const done = Math.max(1, result.requests.total);
  const postgresMs = [...postgresTimes(postmaster)].reduce(
    (sum, [pid, time]) => sum + time - (postgresBefore.get(pid) ?? 0),
    0,
  );
  return {
    requestsPerSecond: done / result.duration,
    // When none was answered in the time, a request takes at least that long.
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

/** A request of a scenario that was not answered as it should be. */
export class WrongAnswer extends Error {}

/** Sends one request and throws a WrongAnswer unless it is answered with data and no error. */
export async function checkOnce({ origin }: Server, { path, ...request }: BenchRequest): Promise<void> {
  const response = await fetch(origin + path, request);
  const text = await response.text();
  if (!response.ok || text.includes('"errors"') || text === 'null')
    throw new WrongAnswer(
      `${path} ${request.body?.slice(0, 200) ?? ''} was answered ${response.status}: ${text.slice(0, 500)}`,
    );
}
