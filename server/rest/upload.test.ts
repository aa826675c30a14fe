import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Viewer } from '../platform/viewer';
import { upload } from './upload';

const server = express();

it('counts uploads of all routes that share a limit', async () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const most = { count: 1, running: 0, refusal: 'Too many' };
  const route = (begin: () => void) =>
    upload({
      maxBytes: 100,
      most,
      tooLarge: 'Too large',
      permit: () => Promise.resolve({} as Viewer),
      store: async () => {
        begin();
        await finished;
        return {};
      },
    });
  const begun = new Promise<void>((begin) => {
    server.post('/lists', route(begin));
  });
  server.post('/packages', route(finish));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const post = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', body: 'a' });
  try {
    const list = post('lists');
    await begun;
    expect((await post('packages')).ok).toBe(false);
    finish();
    expect((await list).ok).toBe(true);
    expect((await post('packages')).ok).toBe(true);
  } finally {
    listening.close();
  }
});
