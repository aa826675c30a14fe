/** The OpenID Connect provider with which people can log in. */
export interface SignInProvider {
  /** The issuer exactly as in the provider's metadata. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Names the provider on the button. */
  label: string;
  /** Separated by spaces; includes `openid`. */
  scopes: string;
  /** Whether the provider has verified every email, although it does not say so. */
  trustsEmails: boolean;
  /** Whether people without an account get one, if registration is open. */
  createsAccounts: boolean;
  /** The claim with a person's roles, a path with dots; null: roles are not taken from the provider. */
  roleClaim: string | null;
  /** Values of the claim. */
  instructorValues: string[];
  adminValues: string[];
}

/** The provider, from the configuration only; null: none. */
export class SignInProviderSettings {
  constructor(readonly provider: SignInProvider | null) {}
}
