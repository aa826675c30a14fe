import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { DemoMode } from '../../../platform/demo/platform.service';
import { DirectMail } from '../../../platform/settings/direct-mail';
import { PlatformSettingsService } from '../../../platform/settings/platform-settings.service';
import { TestEmailFailed, TestEmailSent } from './settings-administration.types';

const TEST_EMAILS: RateLimit = {
  name: 'test-emails',
  points: 10,
  seconds: 10 * 60,
  refusal: 'You sent many test emails. Please try again in ten minutes.',
};

/** Sends emails that show whether the platform can. */
@Service()
export class TestEmailService {
  constructor(
    private readonly mails: DirectMail,
    private readonly settings: PlatformSettingsService,
    private readonly limiter: RateLimiter,
    private readonly demo: DemoMode,
  ) {}

  /** Sends one to the administrator, with the saved sender. RATE_LIMITED beyond ten in ten minutes. */
  async send(viewer: Viewer | null): Promise<TestEmailSent | TestEmailFailed> {
    const { account } = requireRole(viewer, Role.ADMIN);
    if (this.demo.isOn) return new TestEmailFailed('This is a demo: no emails are sent.');
    await this.limiter.consume(TEST_EMAILS, account.id);
    const { name } = await this.settings.current();
    const problem = await this.mails.send({
      to: account.email,
      subject: `Test email of ${name}`,
      text: `You sent this email from the settings of ${name}. It arrived, so emails can be sent.\n`,
    });
    if (problem !== null) return new TestEmailFailed(problem);
    const from = await this.settings.mailSender();
    return new TestEmailSent({ to: account.email, from: `${from.name} <${from.address}>` });
  }
}
