import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Status of requests for another host than ours. */
export const MISDIRECTED = 421;

/** Whether the Host of a request or an upgrade is ours. */
export type HostCheck = (request: IncomingMessage) => boolean;

/**
 * Allows this machine's own names and the host of `publicUrl`. A demo needs no account, so without the check any
 * website could read it from its visitors' machines by pointing its own name at 127.0.0.1 (DNS rebinding); such a
 * request still sends that name as Host.
 */
export function onlyLocalHosts(publicUrl: string): HostCheck {
  const allowed = new Set([...LOOPBACK_NAMES, new URL(publicUrl).hostname]);
  return ({ headers: { host } }) => {
    const address = `http://${host ?? ''}`;
    return URL.canParse(address) && allowed.has(new URL(address).hostname);
  };
}

/** Rejects requests for other hosts with 421 and a message. */
export const refuseOtherHosts =
  (isAllowedHost: HostCheck, publicUrl: string): RequestHandler =>
  (request, response, next) => {
    if (isAllowedHost(request)) return next();
    response.status(MISDIRECTED).json({
      error: `This demo is served at ${publicUrl} and on localhost only. Set PUBLIC_URL to serve it under another name.`,
    });
  };

/** Whether a WebSocket comes from our own pages; a client without an Origin is no browser. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (!origin || origin === publicUrl) return true;
  // A sandboxed frame sends "null", and any client can send garbage.
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
