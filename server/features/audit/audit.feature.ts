import type { Feature } from '../../platform/feature';
import { AuditLogEntry } from './audit-log.entities';
import { AuditLogSweeper } from './audit-log-sweeper';
import { auditData } from './audit.personal-data';

export const audit: Feature = {
  entities: [AuditLogEntry],
  resolvers: [],
  tasks: [AuditLogSweeper],
  personalData: auditData,
};
