import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './platform/root';

/** The operations of our own client, id → text; generated with the client's code, see docs/architecture.md. */
export const trustedDocuments = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'trusted-documents.json'), 'utf8'),
) as Record<string, string>;
