import { storeSession, type StoredUser } from '../lib/session';

/** Stores the session of Ada, whom showAt signs out after the test. */
export const signIn = (role: StoredUser['role'] = 'STUDENT'): void =>
  storeSession('the-token', { id: 'a1', name: 'Ada', email: 'ada@example.org', role });
