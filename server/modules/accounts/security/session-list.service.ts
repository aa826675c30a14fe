import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { sessionLimitsAt, SessionService } from '../session.service';
import { sessionsOf } from './security.queries';
import type { Session } from './security.types';

/** Shows people where they are signed in, and signs them out there. */
@Service()
export class SessionListService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /** The viewer's sessions, last used first. */
  async sessionsOf({ account, sessionHash: current }: Viewer): Promise<Session[]> {
    const rows = await this.database.rows(sessionsOf(account.id, sessionLimitsAt(this.clock.now())));
    return rows.map(({ sessionHash, ...session }) => ({ ...session, isCurrent: sessionHash === current }));
  }

  /** Ends one of the viewer's sessions; NOT_FOUND for any other. Returns those that remain. */
  async endSession(viewer: Viewer | null, id: string): Promise<Session[]> {
    const own = requireViewer(viewer);
    if (!isId(id) || !(await this.sessions.endOne(own, id))) throw notFound('Session');
    return this.sessionsOf(own);
  }

  /** Ends all of the viewer's sessions but this one; returns it. */
  async endOtherSessions(viewer: Viewer | null): Promise<Session[]> {
    const own = requireViewer(viewer);
    await this.database.transaction((transaction) => this.sessions.endOthersOf(own, transaction));
    return this.sessionsOf(own);
  }
}
