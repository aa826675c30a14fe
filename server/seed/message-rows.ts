import { titles, texts } from '../modules/messages/conversation.queries';
import { newId } from '../platform/ids';

/** A message; by default it is sent now and unread. */
export interface GivenMessage {
  title: string;
  message: string;
  createdAt?: Date;
  /** null: unread. */
  readAt?: Date | null;
}

/** Builds a message and the conversation that it starts or continues. */
export const newMessage = (senderId: string, overrides: GivenMessage) => ({
  id: newId(),
  senderId,
  email: null,
  accountId: null,
  conversationId: newId(),
  courseId: null,
  ...titles(overrides.title),
  ...texts(overrides.message),
  now: overrides.createdAt ?? new Date(),
});
