import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { hashToken, newSecretToken } from '../../../platform/secrets';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { accountIdByEmail } from '../account.queries';
import {
  finishSignInRules,
  linkAccountRules,
  NO_ACCOUNT_YET,
  SIGN_IN_EXPIRED,
  startLinkRules,
} from '../account.rules';
import { AccountSuspended } from '../account.types';
import { LinkedIdentities, IdentityService, ProviderAccounts } from './identity.service';
import {
  takeLink,
  accountOfLink,
  confirmSession,
  ownerOfIdentity,
  storeLink,
  storeSignIn,
  takeSignIn,
  recordIdentityUse,
} from './sign-in-provider.queries';
import { type FirstStepResult, LogInSteps } from '../log-in.service';
import { OwnPassword } from '../passwords';
import type { Origin } from '../session.service';
import type { ProviderIdentity } from './claims';
import { MappedRoles } from '../roles';
import { ProviderClient } from './provider-client';
import {
  AccountProofRequired,
  IdentityLinked,
  ProviderSignInRefused,
  ProviderSignInStarted,
  SessionConfirmed,
} from './sign-in-provider.types';

const VALID_MS = 10 * 60 * 1000;
/** How long a session stays confirmed. */
const CONFIRMED_MS = 5 * 60 * 1000;
/** Each needs a person at the provider; a school behind one address starts many at once. */
const STARTS: RateLimit = {
  name: 'provider-sign-ins',
  points: 1000,
  seconds: 15 * 60,
  refusal: 'Too many people are logging in from this network. Please wait a few minutes and try again.',
};

type Started = ProviderSignInStarted | ProviderSignInRefused;
type Finished =
  FirstStepResult | AccountProofRequired | IdentityLinked | SessionConfirmed | ProviderSignInRefused;

const refused = (message: string) => new ProviderSignInRefused(message);

/** Logs people in whom the OpenID Connect provider knows, and links what it knows to their accounts. */
@Service()
export class ProviderSignInService {
  constructor(
    private readonly database: Database,
    private readonly client: ProviderClient,
    private readonly identities: IdentityService,
    private readonly linked: LinkedIdentities,
    private readonly roles: MappedRoles,
    private readonly steps: LogInSteps,
    private readonly ownPassword: OwnPassword,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly accounts: ProviderAccounts,
  ) {}

  /**
   * No session required; limited per address. NOT_FOUND if no provider is configured.
   * @param invitation the token of the link with which the person came; the provider does not see it
   */
  start(invitation: string | null, { address }: Origin): Promise<Started> {
    return this.begin(address, { invitation });
  }

  /** Requires the password or a confirmed session, so that a borrowed device cannot add a way to log in. */
  async startLink(viewer: Viewer | null, input: unknown, { address }: Origin): Promise<Started> {
    const own = requireViewer(viewer);
    await this.ownPassword.confirmOwner(own, validated(startLinkRules, input).password);
    return this.begin(address, { linkTo: own });
  }

  /** Begins a log-in that confirms the viewer's session: the provider has to ask the person again. */
  startConfirmation(viewer: Viewer | null, { address }: Origin): Promise<Started> {
    return this.begin(address, { confirm: requireViewer(viewer) });
  }

  /**
   * Completes what `start`, `startLink` or `startConfirmation` began in the same browser, once. A link needs a session of
   * the account that began it, a confirmation the same session, and a log-in none.
   */
  async finish(viewer: Viewer | null, input: unknown, origin: Origin): Promise<Finished> {
    const { label } = this.client.provider;
    const { state, verifier, code, issuer, error } = validated(finishSignInRules, input);
    const hashes = { stateHash: hashToken(state), verifierHash: hashToken(verifier) };
    const begun = await this.database.row(takeSignIn({ ...hashes, now: this.clock.now() }));
    if (!begun) return refused(SIGN_IN_EXPIRED);
    if (error === 'access_denied') return refused(`The log-in with ${label} was canceled.`);
    if (code === null || error !== null) return this.client.unconfirmed();
    const { accountId, sessionHash, invitationHash } = begun;
    const answer = { state, code, issuer };
    // By when the person must have logged in at the provider.
    const since = sessionHash === null ? null : new Date(begun.expiresAt.getTime() - VALID_MS);
    const identity = await this.client.identityOf(answer, verifier, since);
    if (identity instanceof ProviderSignInRefused) return identity;
    if (accountId === null) return this.logIn(identity, invitationHash, origin);
    return sessionHash === null
      ? this.link(viewer, accountId, identity, origin)
      : this.confirm(viewer, sessionHash, identity);
  }

  /** Proves with the password that an account is the same person's, links it and logs in. */
  async linkAccount(input: unknown, origin: Origin): Promise<FirstStepResult | ProviderSignInRefused> {
    const { token, password } = validated(linkAccountRules, input);
    const tokenHash = hashToken(token);
    const { address } = origin;
    const account = await this.database.row(accountOfLink({ tokenHash, address, now: this.clock.now() }));
    if (!account) return refused(SIGN_IN_EXPIRED);
    const { isKnownAddress } = account;
    const confirmed = await this.ownPassword.confirm(account, password, { address, isKnownAddress });
    if (account.isSuspended) return new AccountSuspended();
    if (account.hasSecondFactor || account.lacksSecondFactor) {
      // Nothing is linked before the second step, which proves more than the password.
      const step = { passwordHash: confirmed.passwordHash, address, userAgent: origin.userAgent };
      return (
        (await this.steps.afterFirst(account, { ...step, linkHash: tokenHash })) ?? refused(SIGN_IN_EXPIRED)
      );
    }
    const outcome = await this.database.transaction(async (transaction) => {
      const taken = await transaction.row(takeLink({ tokenHash, ...confirmed, now: this.clock.now() }));
      if (!taken) return refused(SIGN_IN_EXPIRED);
      const isAdded = await this.linked.add(taken, address, transaction);
      return isAdded ? { ...taken, name: '' } : this.linkedElsewhere();
    });
    if (outcome instanceof ProviderSignInRefused) return outcome;
    return (await this.open(outcome, origin)) ?? refused(SIGN_IN_EXPIRED);
  }

  /** `linkTo`: of the account to link; `confirm`: with the session to confirm; `invitation`: the token of a link. */
  private async begin(
    address: string,
    {
      linkTo = null,
      confirm = null,
      invitation = null,
    }: { linkTo?: Viewer | null; confirm?: Viewer | null; invitation?: string | null } = {},
  ): Promise<Started> {
    const [state, verifier] = [newSecretToken(), newSecretToken()];
    return this.limiter.consumeFor(STARTS, address, async () => {
      const url = await this.client.authorizationUrl({ state, verifier, isFresh: confirm !== null });
      if (url instanceof ProviderSignInRefused) return url;
      const hashes = { stateHash: hashToken(state), verifierHash: hashToken(verifier) };
      await this.database.rows(
        storeSignIn({
          ...hashes,
          accountId: (linkTo ?? confirm)?.account.id ?? null,
          sessionHash: confirm && Buffer.from(confirm.sessionHash, 'hex'),
          invitationHash: invitation === null ? null : hashToken(invitation),
          expiresAt: this.expiry(),
        }),
      );
      return new ProviderSignInStarted({ authorizationUrl: url, verifier });
    });
  }

  private withoutEmail(): ProviderSignInRefused {
    return refused(
      `${this.client.provider.label} has not verified your email address, which is needed here.`,
    );
  }

  private linkedElsewhere(): ProviderSignInRefused {
    return refused(`This ${this.client.provider.label} account is linked to another account.`);
  }

  private async logIn(
    identity: ProviderIdentity,
    invitationHash: Buffer | null,
    origin: Origin,
  ): Promise<FirstStepResult | AccountProofRequired | ProviderSignInRefused> {
    const opened = await this.open(identity, origin);
    if (opened) return opened;
    if (identity.email === null) return this.withoutEmail();
    const existing = await this.database.row(accountIdByEmail(identity.email));
    if (existing)
      // The account may have been created with this identity since it was looked for.
      return (
        (await this.open(identity, origin)) ??
        this.askForProof(existing.id, { ...identity, email: identity.email })
      );
    if (!this.client.provider.createsAccounts) return refused(NO_ACCOUNT_YET);
    const newcomer = { ...identity, email: identity.email };
    const refusal = await this.accounts.create(newcomer, invitationHash, origin.address);
    // Another request may have created the account in the meantime, and used up the invitation.
    if (refusal) return (await this.open(identity, origin)) ?? refused(refusal);
    return this.logIn(identity, invitationHash, origin);
  }

  /** Logs in to the account that the identity is linked to, or asks for its second factor; null if there is none. */
  private async open(
    identity: ProviderIdentity,
    origin: Origin,
  ): Promise<FirstStepResult | ProviderSignInRefused | null> {
    const used = await this.database.row(recordIdentityUse({ ...identity, now: this.clock.now() }));
    if (!used) return null;
    let account = used;
    const isRoleCurrent = this.client.provider.roleClaim === null || identity.role === used.mappedRole;
    if (!isRoleCurrent && !used.isSuspended) {
      await this.roles.apply(identity, origin.address);
      // Whether a second factor is required depends on the role. The identity may have been removed meanwhile.
      const current = await this.database.row(recordIdentityUse({ ...identity, now: this.clock.now() }));
      if (!current) return null;
      account = current;
    }
    const opened = await this.steps.afterFirst(account, {
      passwordHash: null,
      address: origin.address,
      userAgent: origin.userAgent,
      recorded: 'SIGNED_IN_WITH_PROVIDER',
    });
    if (opened) return opened;
    // The account changed meanwhile: it was suspended or deleted, or its second factor was turned on.
    const changed = await this.database.row(recordIdentityUse({ ...identity, now: this.clock.now() }));
    return changed?.isSuspended ? new AccountSuspended() : refused(SIGN_IN_EXPIRED);
  }

  private async askForProof(
    accountId: string,
    { issuer, subject, email, role }: ProviderIdentity & { email: string },
  ): Promise<AccountProofRequired> {
    const token = newSecretToken();
    const link = { tokenHash: hashToken(token), accountId, issuer, subject, email, role };
    await this.database.rows(storeLink({ ...link, expiresAt: this.expiry() }));
    return new AccountProofRequired({ token, email });
  }

  private async link(
    viewer: Viewer | null,
    accountId: string,
    identity: ProviderIdentity,
    { address }: Origin,
  ): Promise<IdentityLinked | ProviderSignInRefused> {
    if (viewer?.account.id !== accountId) return refused(SIGN_IN_EXPIRED);
    const { issuer, subject, email } = identity;
    if (email === null) return this.withoutEmail();
    const owner = await this.database.row(accountIdByEmail(email));
    if (owner && owner.id !== accountId) return this.linkedElsewhere();
    await this.database.transaction((transaction) =>
      this.linked.add({ accountId, issuer, subject, email }, address, transaction),
    );
    const linkedTo = await this.database.row(ownerOfIdentity(identity));
    if (linkedTo?.accountId !== accountId) return this.linkedElsewhere();
    return new IdentityLinked({ signInMethods: await this.identities.methodsOf(viewer) });
  }

  private async confirm(
    viewer: Viewer | null,
    sessionHash: string,
    identity: ProviderIdentity,
  ): Promise<SessionConfirmed | ProviderSignInRefused> {
    if (viewer?.sessionHash !== sessionHash) return refused(SIGN_IN_EXPIRED);
    const until = new Date(this.clock.now().getTime() + CONFIRMED_MS);
    if (await this.database.row(confirmSession({ ...identity, sessionHash, until })))
      return new SessionConfirmed({ confirmedUntil: until });
    const { label } = this.client.provider;
    return refused(`This is not the ${label} account that is linked to your account here.`);
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + VALID_MS);
  }
}
