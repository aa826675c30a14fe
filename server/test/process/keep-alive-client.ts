import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Results of a client's requests. */
interface Asked {
  answered: number;
  /** Requests that were sent on an open connection and got no response. */
  dropped: string[];
}

/**
 * Sends requests over one keep-alive connection after another, with a pause in between, until connections are refused.
 */
export async function askUntilRefused(origin: string, pauseMs: number): Promise<Asked> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const asked: Asked = { answered: 0, dropped: [] };
  for (;;) {
    try {
      await ask(agent, origin);
      asked.answered++;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') return asked;
      asked.dropped.push(code ?? message);
    }
    if (pauseMs > 0) await pause(Math.random() * pauseMs);
  }
}

function ask(agent: http.Agent, origin: string): Promise<void> {
  const body = JSON.stringify({ query: '{ platformStats { totalCourses } }' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}/graphql`, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error('Not 200'))));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}
