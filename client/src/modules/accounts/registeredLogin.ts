interface Credentials {
  email: string;
  password: string;
}

let registered: Credentials | null = null;

/** Keeps the email and password of a new account for the login page: in memory only, until that page is left. */
export function keepRegisteredLogin(credentials: Credentials): void {
  registered = credentials;
}

/** What was kept; null after a reload and for everybody who did not just register. */
export function readRegisteredLogin(): Credentials | null {
  return registered;
}

export function forgetRegisteredLogin(): void {
  registered = null;
}
