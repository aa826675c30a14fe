import type { Feature } from '../../platform/feature';
import { AuditLogEntry, AuditLogSettings } from './audit-log.entities';
import { AuditLogSweeper } from './audit-log-sweeper';
import { AuditLogResolver } from './reading/audit-log.resolver';
import { auditData } from './audit.personal-data';

export const audit: Feature = {
  entities: [AuditLogEntry, AuditLogSettings],
  resolvers: [AuditLogResolver],
  tasks: [AuditLogSweeper],
  purposeOfPersonalData: 'To trace what was done to accounts and courses',
  personalData: auditData,
};
