import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

export function createLogger(level: string): Logger {
  return pino({
    level,
    // Belt and braces: nothing logs these on purpose.
    redact: {
      paths: ['password', 'token', 'resetToken', 'newPassword', 'authorization'].flatMap((key) => [
        key,
        `*.${key}`,
      ]),
      censor: '[redacted]',
    },
  });
}

/** One line a request: method, path without its query, status, time. Never headers, bodies or variables. */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
