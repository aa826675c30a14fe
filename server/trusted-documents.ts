import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './platform/root';

/** The operations of our own client, id → text; generated with the client's code, see docs/architecture.md. */
export const trustedDocuments = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'trusted-documents.json'), 'utf8'),
) as Record<string, string>;

/** The ids of these operations by name. */
export const documentIds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(trustedDocuments).map(([id, text]) => [/^\w+ (\w+)/.exec(text)![1]!, id]),
);
