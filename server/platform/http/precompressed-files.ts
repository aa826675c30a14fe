import fs from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the compressed files that the build wrote to `folder` to clients that accept them. Place it before
 * `express.static`, which serves the others. Which files have one is looked up once.
 */
export function precompressedFiles(folder: string): RequestHandler {
  const files = new Set(fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => `/${name}`) : []);
  return (request, response, next) => {
    const { path: requested } = request;
    if (!files.has(`${requested}.br`)) return next();
    response.vary('Accept-Encoding');
    const encoding = request.acceptsEncodings('br', 'gzip');
    if (encoding !== 'br' && encoding !== 'gzip') return next();
    if (!files.has(requested + SUFFIXES[encoding])) return next();
    response.type(path.extname(requested)).set('Content-Encoding', encoding);
    request.url = request.url.replace(requested, requested + SUFFIXES[encoding]);
    next();
  };
}
