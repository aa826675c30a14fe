import { randomUUID } from 'node:crypto';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { pinoHttp } from 'pino-http';

const STATEMENT_LENGTH = 200;
const UNAVAILABLE = 503;

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: errorForLog },
    // Belt and braces: nothing logs these on purpose.
    redact: {
      paths: ['password', 'token', 'resetToken', 'newPassword', 'authorization'].flatMap((key) => [
        key,
        `*.${key}`,
      ]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What a log keeps of an error, by allow-list: a failed statement carries its parameters and PostgreSQL's detail quotes the
 * row, so that answers, keys and hashes would stand in the log.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code, query } = error as { code?: unknown; query?: unknown };
  return {
    ...{ type, message, stack, code },
    // Its leading comment names a statement of ours.
    statement: typeof query === 'string' ? query.slice(0, STATEMENT_LENGTH) : undefined,
  };
}

/** One line a request: method, path without its query, status, time. Never headers, bodies or variables. */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    customLogLevel: (_request, response, error) => {
      // What is unavailable says so itself, once: a line for each request it refuses would bury that.
      if (response.statusCode === UNAVAILABLE) return 'debug';
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    serializers: {
      err: errorForLog,
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
