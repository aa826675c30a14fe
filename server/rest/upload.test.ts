import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { forbidden } from '../platform/errors';
import { routesOf } from './route';
import { jsonErrors, restShim } from './shim';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

it('counts permitted uploads of all routes that share a limit', async () => {
  const [begun, finished, asked, permission] = [gate(), gate(), gate(), gate()];
  const upload = { noun: 'file', megabytes: 1 };
  const atOnce = { max: 1, running: 0, refusal: 'Too many' };
  const answer = { contentType: 'text/plain' };
  const stored = () => Promise.resolve('stored');
  const route = routesOf({ tag: 'Files', access: 'anyone', scope: 'none' });
  const routes = [
    route('POST /lists', {
      summary: 'Upload slowly',
      upload,
      atOnce,
      answer,
      call: async () => {
        begun.open();
        await finished.opened;
        return 'stored';
      },
    }),
    route('POST /packages', { summary: 'Upload', upload, atOnce, answer, call: stored }),
    route('POST /undecided', {
      summary: 'Upload after a while',
      upload: {
        ...upload,
        permit: () => {
          asked.open();
          return permission.opened;
        },
      },
      atOnce,
      answer,
      call: stored,
    }),
    route('POST /forbidden', {
      summary: 'Upload in vain',
      upload: {
        ...upload,
        permit: () => {
          throw forbidden('Not you');
        },
      },
      atOnce,
      answer,
      call: stored,
    }),
  ];
  const server = express();
  const services = () => {
    throw new Error('There are no services');
  };
  const viewerOf = () => Promise.resolve(null);
  const logger = pino({ level: 'silent' });
  server.use(restShim({ routes, services, viewerOf, addressOf: () => '' }));
  server.use(jsonErrors(logger));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const post = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', body: 'a' })).status;
  try {
    const undecided = post('undecided');
    await asked.opened;
    expect(await post('packages')).toBe(200);
    const list = post('lists');
    await begun.opened;
    expect([await post('packages'), await post('forbidden')]).toEqual([429, 403]);
    finished.open();
    expect(await list).toBe(200);
    permission.open();
    expect(await undecided).toBe(200);
  } finally {
    listening.close();
  }
});
