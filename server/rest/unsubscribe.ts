import type { Request, RequestHandler } from 'express';
import { SubscriptionService } from '../features/mails/subscription.service';
import { MailSubscription } from '../features/mails/subscription.types';
import type { Services } from './route';

interface UnsubscribeOptions {
  services: Services;
  addressOf: (request: Request) => string;
}

/**
 * `POST /unsubscribe?token=…`, which mail programs send for the `List-Unsubscribe` header (RFC 8058). `GET` is a page
 * with a button, so that programs that follow links do not unsubscribe anybody.
 */
export function oneClickUnsubscribe({ services, addressOf }: UnsubscribeOptions): RequestHandler {
  return async (request, response) => {
    const token = typeof request.query.token === 'string' ? request.query.token : '';
    const service = services(SubscriptionService);
    const result = await service.setSubscribed(token, false, addressOf(request));
    response.set('Cache-Control', 'no-store').type('text/plain');
    if (result instanceof MailSubscription) response.send('You are unsubscribed from this email.\n');
    else response.status(400).send(`${result.message}.\n`);
  };
}
