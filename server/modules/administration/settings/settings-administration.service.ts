import { Service } from '../../../platform/injection';
import { invalidInput, validated } from '../../../platform/errors';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { requireRole, Role, type Viewer, administratorId } from '../../../platform/viewer';
import { DemoMode } from '../../../platform/demo/platform.service';
import { DirectMail } from '../../../platform/settings/direct-mail';
import {
  PlatformSettingsService,
  logoUrlOf,
  type StoredSettings,
} from '../../../platform/settings/platform-settings.service';
import {
  TestEmailFailed,
  TestEmailSent,
  type PlatformSettings,
  PlatformSettingsEditConflict,
  PlatformSettingsUpdated,
} from './settings-administration.types';
import { createHash } from 'node:crypto';
import { Database } from '../../../platform/database/database';
import { lastSettingsEdit } from '../../accounts/last-edit.queries';
import { PictureConverter } from '../../accounts/profile/picture-converter';
import { SecondFactorService } from '../../accounts/second-factor/second-factor.service';
import { AuditLog } from '../../../platform/audit/audit-log';
import { LandingQuestionService } from '../../quizzes/landing/landing-question.service';
import type { LandingQuestionChoice } from '../../quizzes/landing/landing-question.types';
import {
  lockSettings,
  storeLogo,
  updateSettings,
} from '../../../platform/settings/platform-settings.queries';
import { type SettingsInput, settingsRules } from '../../../platform/settings/settings.rules';

const TEST_EMAILS: RateLimit = {
  name: 'test-emails',
  points: 10,
  seconds: 10 * 60,
  refusal: 'You sent many test emails. Please try again in ten minutes.',
};

const NEEDS_OWN =
  'Turn on a second factor for your own account first, in your profile under “Password and sessions”.';

const NOT_RELEASED = 'This question can no longer be shown to everyone. Please choose another one.';

/**
 * Administrators' edits of the settings, recorded in the audit log by the names of what changed. UNAUTHENTICATED for
 * visitors, FORBIDDEN for other roles and in demo mode.
 */
@Service()
export class SettingsAdministrationService {
  constructor(
    private readonly database: Database,
    private readonly stored: PlatformSettingsService,
    private readonly converter: PictureConverter,
    private readonly auditLog: AuditLog,
    private readonly secondFactors: SecondFactorService,
    private readonly demo: DemoMode,
    private readonly landingQuestions: LandingQuestionService,
    private readonly mails: DirectMail,
    private readonly limiter: RateLimiter,
  ) {}

  async settings(viewer: Viewer | null): Promise<PlatformSettings> {
    administratorId(viewer);
    return this.asSeen(await this.stored.read());
  }

  /** What can be on the landing page. */
  async landingQuestionChoices(viewer: Viewer | null): Promise<LandingQuestionChoice[]> {
    administratorId(viewer);
    return this.landingQuestions.choices();
  }

  /** `revision` is the one the administrator loaded; if there is a newer one, it is returned instead. */
  async update(
    viewer: Viewer | null,
    input: unknown,
    revision: number,
  ): Promise<PlatformSettingsUpdated | PlatformSettingsEditConflict> {
    const administrator = requireRole(viewer, Role.ADMIN);
    this.demo.protectPlatform();
    const settings = validated(settingsRules, input);
    return this.database.transaction(async (transaction) => {
      const before = (await transaction.row(lockSettings))!;
      if (before.revision !== revision) {
        const lastEdit = await transaction.row(lastSettingsEdit(administrator.account.id));
        return new PlatformSettingsEditConflict({
          settings: this.asSeen(before),
          lastEdit: lastEdit ?? null,
        });
      }
      const changed = changedNames(before, settings);
      if (changed.length === 0) return new PlatformSettingsUpdated({ settings: this.asSeen(before) });
      const begins = settings.adminsNeedSecondFactor && !before.adminsNeedSecondFactor;
      if (begins && !(await this.secondFactors.stateOf(administrator.account.id, transaction)).since)
        throw invalidInput('adminsNeedSecondFactor', NEEDS_OWN);
      const { landingQuestionId: question } = settings;
      if (
        question !== before.landingQuestionId &&
        question !== null &&
        !(await this.landingQuestions.canBeChosen(question, transaction))
      )
        throw invalidInput('landingQuestionId', NOT_RELEASED);
      await transaction.rows(updateSettings(settings));
      await this.record(administrator, changed, transaction);
      if (begins) await this.secondFactors.endSessionsWithout(transaction);
      return new PlatformSettingsUpdated({ settings: this.asSeen(await this.stored.read(transaction)) });
    });
  }

  /** Makes the file the logo. */
  async uploadLogo(viewer: Viewer | null, file: Buffer): Promise<PlatformSettings> {
    administratorId(viewer);
    this.demo.protectPlatform();
    const logo = await this.converter.convertLogo(file);
    return this.setLogo(viewer, { file: logo, hash: createHash('sha256').update(logo).digest('hex') });
  }

  /** Returns to the built-in logo. */
  removeLogo(viewer: Viewer | null): Promise<PlatformSettings> {
    return this.setLogo(viewer, null);
  }

  /** Sends an email to the administrator, with the saved sender. RATE_LIMITED beyond ten in ten minutes. */
  async sendTestEmail(viewer: Viewer | null): Promise<TestEmailSent | TestEmailFailed> {
    const { account } = requireRole(viewer, Role.ADMIN);
    if (this.demo.isOn) return new TestEmailFailed('This is a demo: no emails are sent.');
    await this.limiter.consume(TEST_EMAILS, account.id);
    const { name, mailSender } = this.asSeen(await this.stored.read());
    const problem = await this.mails.send({
      to: account.email,
      subject: `Test email of ${name}`,
      text: `You sent this email from the settings of ${name}. It arrived, so emails can be sent.\n`,
    });
    return problem === null
      ? new TestEmailSent({ to: account.email, from: mailSender })
      : new TestEmailFailed(problem);
  }

  private async setLogo(
    viewer: Viewer | null,
    logo: { file: Buffer; hash: string } | null,
  ): Promise<PlatformSettings> {
    const administrator = requireRole(viewer, Role.ADMIN);
    this.demo.protectPlatform();
    return this.database.transaction(async (transaction) => {
      const before = (await transaction.row(lockSettings))!;
      if (before.logoHash === (logo?.hash ?? null)) return this.asSeen(before);
      await transaction.rows(storeLogo(logo));
      await this.record(administrator, ['logo'], transaction);
      return this.asSeen(await this.stored.read(transaction));
    });
  }

  private record(viewer: Viewer, changed: readonly string[], transaction: Database): Promise<void> {
    const details = { settings: changed.join(', ') };
    return this.auditLog.record(viewer, 'SETTINGS_CHANGED', transaction, { details });
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
