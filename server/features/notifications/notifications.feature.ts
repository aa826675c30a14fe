import type { Feature } from '../../platform/feature';
import { Notification } from './notification.entities';
import { InboxResolver, ViewerInboxResolver } from './notification.resolver';

export const notifications: Feature = {
  entities: [Notification],
  resolvers: [ViewerInboxResolver, InboxResolver],
};
