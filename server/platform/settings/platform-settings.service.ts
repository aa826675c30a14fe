import { Database } from '../database/database';
import type { RowOf } from '../database/statement';
import { DemoMode } from '../demo/platform.service';
import { EventBus } from '../events';
import type { DocumentSettings, PublicSettings } from '../first-page.rules';
import { Service } from '../injection';
import type { MailSenderAddress } from '../mailer';
import { PublicAddress } from '../public-address';
import { VisitorCache } from '../visitor-cache';
import { accentStyle } from './accent.rules';
import { PublicConfiguration } from './settings.rules';
import { DEFAULT_CATEGORIES } from './default-categories.rules';
import { logoFile, readSettings, startByApproval } from './platform-settings.queries';

/** The settings as they are stored, without the logo itself, and the categories of courses. */
export type StoredSettings = RowOf<() => typeof readSettings>;

/** Reads the platform's settings. */
@Service()
export class PlatformSettingsService {
  private readonly cache: VisitorCache<StoredSettings>;
  private documents: { settings: StoredSettings; shown: DocumentSettings } | null = null;

  constructor(
    private readonly database: Database,
    private readonly events: EventBus,
    private readonly address: PublicAddress,
    private readonly demo: DemoMode,
    private readonly configuration: PublicConfiguration,
  ) {
    this.cache = new VisitorCache(database, () => 1);
  }

  /** The settings up to five seconds ago; a change made by this process is in them at once. */
  async current(): Promise<StoredSettings> {
    return (await this.cache.get(
      'settings',
      () => this.read(),
      () => true,
    ))!;
  }

  /** The settings of this moment, for rules that must hold at once in every process. */
  async read(database: Database = this.database): Promise<StoredSettings> {
    return (await database.row(readSettings))!;
  }

  /** Makes instructors wait for an approval on a new platform outside demo mode. Others keep their settings. */
  async startByApproval(): Promise<void> {
    await this.database.rows(startByApproval);
  }

  /**
   * The public settings as documents contain them; the same object while nothing changes. Documents must not wait for a
   * database that cannot be reached: they get the settings last read, or throw if there are none.
   */
  async inDocuments(): Promise<DocumentSettings> {
    if (this.documents && !this.events.isListening) return this.documents.shown;
    const settings = await this.current();
    if (JSON.stringify(settings) !== JSON.stringify(this.documents?.settings))
      this.documents = { settings, shown: this.documentSettings(settings) };
    return this.documents!.shown;
  }

  private documentSettings(stored: StoredSettings): DocumentSettings {
    const settings: PublicSettings = {
      name: stored.name,
      logoUrl: logoUrlOf(stored),
      welcomeText: stored.welcomeText,
      isRegistrationOpen: stored.isRegistrationOpen,
      instructorAccess: stored.instructorAccess,
      categories: hasDefaultCategories(stored) ? null : stored.categories,
      ...this.demo.platform(),
      ...this.configuration,
    };
    return { settings, accentStyle: accentStyle(stored.accentColor) };
  }

  /** The sender of the platform's mails. */
  async mailSender(): Promise<MailSenderAddress> {
    return this.senderOf(await this.current());
  }

  /** The sender of mails with these settings. */
  senderOf({ name, mailSenderName, mailSenderAddress }: StoredSettings): MailSenderAddress {
    return {
      name: mailSenderName ?? name,
      address: mailSenderAddress ?? `no-reply@${new URL(this.address.origin).hostname}`,
    };
  }

  /** The file of the logo with this name, `<hash>.webp`; null if it is not the present one. */
  async logo(name: string): Promise<Buffer | null> {
    const [, hash] = /^([0-9a-f]{64})\.webp$/.exec(name) ?? [];
    return hash ? ((await this.database.row(logoFile(hash)))?.file ?? null) : null;
  }
}

/** The path of the uploaded logo; null for the built-in one. */
export const logoUrlOf = ({ logoHash }: StoredSettings): string | null =>
  logoHash && `/pictures/platform/${logoHash}.webp`;

const DEFAULTS = JSON.stringify(DEFAULT_CATEGORIES);

const hasDefaultCategories = ({ categories }: StoredSettings) => JSON.stringify(categories) === DEFAULTS;
