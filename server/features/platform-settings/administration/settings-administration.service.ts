import { createHash } from 'node:crypto';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { InvalidInput } from '../../../platform/user-error';
import { check } from '../../../platform/validation.rules';
import { administratorId, requireRole, Role, type Viewer } from '../../../platform/viewer';
import { PictureConverter } from '../../accounts/profile/picture-converter';
import { AuditLog } from '../../audit/audit-log';
import { AuditAction } from '../../audit/audit-log.entities';
import { lockSettings, storeLogo, updateSettings } from '../platform-settings.queries';
import { logoUrlOf, PlatformSettingsService, type StoredSettings } from '../platform-settings.service';
import { type SettingsInput, settingsRules } from '../settings.rules';
import {
  type PlatformSettings,
  PlatformSettingsEditConflict,
  PlatformSettingsUpdated,
} from './settings-administration.types';

/**
 * Administrators' edits of the settings, recorded in the audit log by the names of what changed. UNAUTHENTICATED for
 * visitors, FORBIDDEN for other roles.
 */
@Service()
export class SettingsAdministrationService {
  constructor(
    private readonly database: Database,
    private readonly stored: PlatformSettingsService,
    private readonly converter: PictureConverter,
    private readonly auditLog: AuditLog,
  ) {}

  async settings(viewer: Viewer | null): Promise<PlatformSettings> {
    administratorId(viewer);
    return this.asSeen(await this.stored.read());
  }

  /** `revision` is the one the administrator loaded; if there is a newer one, it is returned instead. */
  async update(
    viewer: Viewer | null,
    input: unknown,
    revision: number,
  ): Promise<PlatformSettingsUpdated | InvalidInput | PlatformSettingsEditConflict> {
    const known = requireRole(viewer, Role.ADMIN);
    const checked = check(settingsRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    return this.database.transaction(async (transaction) => {
      const before = (await transaction.row(lockSettings))!;
      if (before.revision !== revision) return new PlatformSettingsEditConflict(this.asSeen(before));
      const changed = changedNames(before, checked.value);
      if (changed.length === 0) return new PlatformSettingsUpdated(this.asSeen(before));
      await transaction.rows(updateSettings(checked.value));
      await this.record(known, changed, transaction);
      return new PlatformSettingsUpdated(this.asSeen(await this.stored.read(transaction)));
    });
  }

  /** Makes the file the logo. */
  async uploadLogo(viewer: Viewer | null, file: Buffer): Promise<PlatformSettings | InvalidInput> {
    administratorId(viewer);
    const logo = await this.converter.convertLogo(file);
    if (typeof logo === 'string') return new InvalidInput([{ path: 'logo', message: logo }]);
    return this.setLogo(viewer, { file: logo, hash: createHash('sha256').update(logo).digest('hex') });
  }

  /** Returns to the built-in logo. */
  removeLogo(viewer: Viewer | null): Promise<PlatformSettings> {
    return this.setLogo(viewer, null);
  }

  private async setLogo(
    viewer: Viewer | null,
    logo: { file: Buffer; hash: string } | null,
  ): Promise<PlatformSettings> {
    const known = requireRole(viewer, Role.ADMIN);
    return this.database.transaction(async (transaction) => {
      const before = (await transaction.row(lockSettings))!;
      if (before.logoHash === (logo?.hash ?? null)) return this.asSeen(before);
      await transaction.rows(storeLogo(logo));
      await this.record(known, ['logo'], transaction);
      return this.asSeen(await this.stored.read(transaction));
    });
  }

  private record(viewer: Viewer, changed: readonly string[], transaction: Database): Promise<void> {
    const details = { settings: changed.join(', ') };
    return this.auditLog.record(viewer, { action: AuditAction.SETTINGS_CHANGED, details }, transaction);
  }

  private asSeen(settings: StoredSettings): PlatformSettings {
    const { name, address } = this.stored.senderOf(settings);
    return { ...settings, logoUrl: logoUrlOf(settings), mailSender: `${name} <${address}>` };
  }
}

const changedNames = (before: StoredSettings, input: SettingsInput): string[] =>
  Object.entries(input)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsInput]))
    .map(([name]) => name);
