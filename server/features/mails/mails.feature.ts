import type { Feature } from '../../platform/feature';
import { MailOutboxSweeper } from './mail-outbox-sweeper';
import { MailScheduler } from './mail-schedules';
import { MailSender } from './mail-sender';
import { InvitationMailDay, MailSchedule, OutboxMail, SigningKey } from './mail.entities';
import { mailData } from './mails.personal-data';
import { SubscriptionResolver } from './subscription.resolver';

export const mails: Feature = {
  entities: [OutboxMail, InvitationMailDay, MailSchedule, SigningKey],
  resolvers: [SubscriptionResolver],
  tasks: [MailSender, MailOutboxSweeper, MailScheduler],
  purposeOfPersonalData: 'To send you emails',
  personalData: mailData,
};
