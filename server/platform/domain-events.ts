import type { Database } from './database/database';
import type { Services } from './injection';

/** Something that happens in a module, for the modules after it to react to; `Payload` is what they learn of it. */
export class DomainEvent<Payload> {
  /** Has no value: it gives the payload's type to the methods of subscribers. */
  declare readonly payload: Payload;

  /** Lets a service react, in the transaction of the event. */
  subscribe<Service>(
    type: new (...dependencies: never[]) => Service,
    handle: (service: Service, payload: Payload, transaction: Database) => Promise<unknown>,
  ): Subscription {
    return {
      event: this,
      handle: (services, payload, transaction) => handle(services(type), payload as Payload, transaction),
    };
  }
}

/** How a module reacts to an event; made by `DomainEvent.subscribe`. */
export interface Subscription {
  event: DomainEvent<unknown>;
  handle(services: Services, payload: unknown, transaction: Database): Promise<unknown>;
}

/** Tells the modules that subscribed to an event, in the transaction in which it happens. */
export class DomainEvents {
  constructor(
    private readonly subscriptions: readonly Subscription[],
    private readonly services: Services,
  ) {}

  /** Resolves when every subscriber has reacted, one after the other; the error of one rolls the transaction back. */
  async emit<Payload>(event: DomainEvent<Payload>, payload: Payload, transaction: Database): Promise<void> {
    for (const subscription of this.subscriptions)
      if (subscription.event === event) await subscription.handle(this.services, payload, transaction);
  }
}
