import type { Feature } from '../../platform/feature';
import { MailOutboxSweeper } from './mail-outbox-sweeper';
import { MailSender } from './mail-sender';
import { OutboxMail } from './mail.entities';

export const mails: Feature = {
  entities: [OutboxMail],
  resolvers: [],
  tasks: [MailSender, MailOutboxSweeper],
};
