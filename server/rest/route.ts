import type { Viewer } from '../platform/viewer';

/** What a use case may see of a request. */
export interface RestRequest {
  viewer: Viewer | null;
  address: string;
  /** The same question without wanting the answer; it must change nothing. */
  isHead: boolean;
  params: Readonly<Record<string, string>>;
  /** Single values only: a parameter given twice counts once, its last. */
  query: Readonly<Record<string, string>>;
  /** The JSON object of the body; {} when there was none. Its values can be anything. */
  body: Readonly<Record<string, unknown>>;
}

/** What a use case answers: JSON unless it names another type. */
export interface RestAnswer {
  status: number;
  body: unknown;
  contentType?: string;
}

/** The application's one instance of a service. */
export type Services = <T>(type: new (...dependencies: never[]) => T) => T;

/** One row of the table. Errors that services throw or return are the shim's to answer. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  answer: (request: RestRequest, services: Services) => Promise<RestAnswer>;
}

export const ok = (body: unknown): RestAnswer => ({ status: 200, body });
export const created = (body: unknown): RestAnswer => ({ status: 201, body });

/** A refusal that only this door has: the status and the documented sentence. */
export const refused = (status: number, error: string): RestAnswer => ({ status, body: { error } });
