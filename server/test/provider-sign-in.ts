import type { SignInProvider } from '../modules/accounts/sign-in-provider/provider-client';
import { type Person, PUBLIC_URL, startTestProvider, type TestProvider } from './oidc-provider';
import { type TestApp, testApp } from './test-app';

/** An application with a provider for the suite, and a log-in of a person with it. */
export function appWithProvider(settings: Partial<SignInProvider> = {}) {
  let started: TestProvider;
  const app = testApp(async () => {
    started = await startTestProvider();
    const oidc = { ...started.settings, ...settings };
    return { config: { publicUrl: PUBLIC_URL, isDemo: false, oidc } };
  });
  afterAll(() => started.stop());
  return {
    app,
    provider: () => started,
    logIn: (person: Person, on: TestApp = app) => logInWithProvider(app, started, person, on),
  };
}

const STARTED =
  '__typename ... on ProviderSignInStarted { authorizationUrl verifier } ... on UserError { message } ';
const OPENED =
  '__typename ... on LoggedIn { token viewer { account { id name role } } } ... on DeletionPending { token } ' +
  '... on SecondFactorRequired { challenge } ' +
  '... on UserError { message } ... on InvalidInput { fields { path message } } ';

/** Begins a log-in with the provider, with the token of the link of an invitation if there is one. */
export const startSignIn = async (app: TestApp, invitation: string | null = null) =>
  app.as().run`mutation { r: startProviderSignIn(invitation: ${invitation}) { ${STARTED} } }`;

/** Begins to link an identity to the account of this session. */
export const startLink = async (app: TestApp, token: string, password: string | null) =>
  app.as(token).run`mutation { r: startProviderLink(input: ${{ password }}) { ${STARTED} } }`;

/** Begins a log-in that confirms this session. */
export const startConfirmation = async (app: TestApp, token: string) =>
  app.as(token).run`mutation { r: startProviderConfirmation { ${STARTED} } }`;

/** Confirms this session as a person at the provider. */
export async function confirmAs(app: TestApp, provider: TestProvider, token: string, person: Person) {
  const { authorizationUrl, verifier } = await startConfirmation(app, token);
  return finishSignIn(app, await provider.visit(authorizationUrl, person), verifier, token);
}

/** Completes a log-in with what the provider sent back, in the browser with this verifier and session. */
export async function finishSignIn(app: TestApp, answer: URLSearchParams, verifier: string, token?: string) {
  const { body } = await app.graphql(
    `mutation ($input: FinishProviderSignInInput!) { r: finishProviderSignIn(input: $input) { ${OPENED}
      ... on AccountProofRequired { token email } ... on SessionConfirmed { confirmedUntil }
      ... on IdentityLinked { signInMethods { hasPassword identities { email lastUsedAt } } } } }`,
    {
      input: {
        state: answer.get('state'),
        verifier,
        code: answer.get('code'),
        issuer: answer.get('iss'),
        error: answer.get('error'),
      },
    },
    token,
  );
  return body.data.r;
}

/** Proves an account with its password; null if the request was refused. */
export async function linkAccount(app: TestApp, token: string, password: string) {
  const { body } = await app.as()
    .graphql`mutation { r: linkProviderAccount(input: ${{ token, password }}) { ${OPENED} } }`;
  return body.data?.r ?? null;
}

/** The whole log-in of a person in one browser, finished by another application if `on` is given. */
async function logInWithProvider(app: TestApp, provider: TestProvider, person: Person, on = app) {
  const { authorizationUrl, verifier } = await startSignIn(app);
  return finishSignIn(on, await provider.visit(authorizationUrl, person), verifier);
}

/** Links a person to the account of this session. */
export async function linkPerson(
  app: TestApp,
  provider: TestProvider,
  { token, person, password }: { token: string; person: Person; password: string },
) {
  const started = await startLink(app, token, password);
  if (started.__typename !== 'ProviderSignInStarted') return started;
  const answer = await provider.visit(started.authorizationUrl, person);
  return finishSignIn(app, answer, started.verifier, token);
}

/** The actions in the audit log about an account, oldest first. */
export async function auditOf(app: TestApp, accountId: string): Promise<string[]> {
  const entries = await app.database.query<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by occurred_at, id',
    [accountId],
  );
  return entries.map(({ action }) => action);
}
