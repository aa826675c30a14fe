import { Router } from 'express';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { missingTables } from '../database/migrate';

interface HealthOptions {
  isDraining: () => boolean;
  database: Database;
  logger: Logger;
}

/**
 * GET /healthz: whether this process accepts requests, without checking the database; fails while draining, so that a
 * proxy uses another process. GET /readyz: whether it can serve them: the database answers and has every table.
 */
export function healthChecks({ isDraining, database, logger }: HealthOptions): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    if (isDraining()) response.status(503).json({ status: 'draining' });
    else response.json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = !isDraining() && (await isUsable(database, logger));
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  return router;
}

async function isUsable(database: Database, logger: Logger): Promise<boolean> {
  try {
    const missing = await missingTables(database);
    if (missing.length > 0) logger.error({ missing }, 'The database lacks tables of Waymark');
    return missing.length === 0;
  } catch {
    // The outage is in the log already, see Database.
    return false;
  }
}
