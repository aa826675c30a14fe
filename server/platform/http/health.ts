import { Router } from 'express';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Database } from '../database/database';
import { statement } from '../database/statement';

const READY = statement('platform: ready', { one: z.int() }, sql`select 1 as one`);

interface HealthOptions {
  isDraining: () => boolean;
  database: Database;
}

/**
 * GET /healthz: whether this process accepts requests, without checking the database; fails while draining, so that a
 * proxy uses another process. GET /readyz: whether it can serve them.
 */
export function healthChecks({ isDraining, database }: HealthOptions): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    if (isDraining()) response.status(503).json({ status: 'draining' });
    else response.json({ status: 'alive' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = !isDraining() && (await isAnswering(database));
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  return router;
}

async function isAnswering(database: Database): Promise<boolean> {
  try {
    await database.rows(READY);
    return true;
  } catch {
    return false;
  }
}
