import { clearSession, readSession, storeSession } from '../lib/session';
import { jsonResponse } from '../test/jsonResponse';
import { toast } from '../ui/overlays/toast';
import { fetchFile, fetchFileWith, sendFile } from './fetchFile';

const ada = { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' as const };
const sent: (string | null)[] = [];
let status = 200;

beforeEach(() => {
  sent.length = 0;
  status = 200;
  globalThis.fetch = (_path, request) => {
    sent.push(new Headers(request?.headers).get('Authorization'));
    return Promise.resolve(jsonResponse(status, {}));
  };
  storeSession('session-token', ada);
});
afterEach(() => {
  clearSession();
  toast.clear();
});

test('a given token is sent instead of the session’s', async () => {
  await fetchFile('/file');
  await fetchFileWith('/file', {}, 'other-token');
  expect(sent).toEqual(['Bearer session-token', 'Bearer other-token']);
});

test('a rejected token ends only the session that it belongs to', async () => {
  status = 401;
  expect(await fetchFileWith('/file', {}, 'other-token')).toBeNull();
  expect(readSession()?.token).toBe('session-token');
  expect(await fetchFile('/file')).toBeNull();
  expect(readSession()).toBeNull();
});

test.each([
  ['a stopped request says nothing about the connection', true, ['/file']],
  ['a request that fails checks the connection', false, ['/file', '/healthz']],
])('%s', async (_name, isStopped, fetched) => {
  const paths: unknown[] = [];
  globalThis.fetch = (path) => {
    paths.push(path);
    return path === '/healthz'
      ? Promise.resolve(jsonResponse(200, { status: 'alive' }))
      : Promise.reject(new Error('no response'));
  };
  const signal = isStopped ? AbortSignal.abort() : undefined;
  await expect(sendFile('/file', new Blob(), { signal })).rejects.toThrow('no response');
  expect(paths).toEqual(fetched);
});
