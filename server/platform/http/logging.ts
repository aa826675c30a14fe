import { randomUUID } from 'node:crypto';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { pinoHttp } from 'pino-http';

const STATEMENT_LENGTH = 200;
const UNAVAILABLE = 503;

const SECRETS = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'resetToken',
  'authorization',
  'challenge',
  'verifier',
  'secret',
  'clientSecret',
  'recoveryCodes',
];

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: errorForLog },
    // A second safeguard: nothing logs these on purpose.
    redact: {
      paths: SECRETS.flatMap((key) => [key, `*.${key}`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Reduces an error to allowed fields for the log: a failed statement contains its parameters and PostgreSQL's detail
 * quotes the row, so that quiz answers, keys and hashes would be logged.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code, query } = error as { code?: unknown; query?: unknown };
  return {
    type,
    message,
    stack,
    code,
    // A leading comment names each of our statements.
    statement: typeof query === 'string' ? query.slice(0, STATEMENT_LENGTH) : undefined,
  };
}

/** Log level of a request; successful ones are logged as debug. */
function levelOf(status: number): 'debug' | 'info' | 'error' {
  // Outages are logged separately, once; a line for each request would bury that.
  if (status === UNAVAILABLE || status < 400) return 'debug';
  return status >= 500 ? 'error' : 'info';
}

/** One line per request: method, path without query, status, time. Never headers, bodies or variables. */
export const requestLog = (logger: Logger) =>
  pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    customLogLevel: (_request, response, error) => levelOf(error ? 500 : response.statusCode),
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
