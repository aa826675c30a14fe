import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { type Route, routesOf } from './route';
import { restShim } from './shim';

it('counts uploads of all routes that share a limit', async () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const row = {
    summary: 'Upload',
    upload: { noun: 'file', megabytes: 1 },
    atOnce: { max: 1, running: 0, refusal: 'Too many' },
  };
  const route = routesOf({ tag: 'Files', access: 'anyone', scope: 'none' });
  const routes: Route[] = [
    route('POST /lists', row, { contentType: 'text/plain' }, async () => {
      begin();
      await finished;
      return 'stored';
    }),
    route('POST /packages', row, { contentType: 'text/plain' }, () => Promise.resolve('stored')),
  ];
  const server = express();
  const services = () => {
    throw new Error('There are no services');
  };
  const viewerOf = () => Promise.resolve(null);
  const logger = pino({ level: 'silent' });
  server.use(restShim({ routes, services, viewerOf, addressOf: () => '', logger }));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const post = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', body: 'a' });
  try {
    const list = post('lists');
    await begun;
    expect((await post('packages')).status).toBe(429);
    finish();
    expect((await list).ok).toBe(true);
    expect((await post('packages')).ok).toBe(true);
  } finally {
    listening.close();
  }
});
