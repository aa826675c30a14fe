import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { DocumentNode, FieldNode, OperationDefinitionNode } from 'graphql';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  MemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom';
import type { PublicSettings } from '#server/platform/first-page.rules';
import { createCache } from '../apollo/cache';
import { queryDefaults } from '../apollo/client';
import { clearSession } from '../lib/session';
import { ConfirmHost } from '../ui/overlays/ConfirmHost';
import { toast } from '../ui/overlays/toast';
import { Toasts } from '../ui/overlays/Toasts';
import { DEFAULT_PLATFORM, PlatformProvider } from '../ui/platform/platform';
import { UiProvider } from '../ui/theme/UiProvider';
import { PlainRequest } from './PlainRequest';
import { schemaAnswer } from './schemaAnswer';

type Variables = Record<string, unknown>;

/**
 * The response to one operation: data, the object that its only field returns, an error, or `waiting` for a pending
 * request.
 */
export type Answer =
  { data: Record<string, unknown> } | { __typename: string; [field: string]: unknown } | Error | 'waiting';

/** Why prepared responses of the running test were invalid. Each test begins signed out, and with nothing stored. */
const problems: Error[] = [];
afterEach(() => {
  act(() => {
    clearSession();
    toast.clear();
  });
  localStorage.clear();
  sessionStorage.clear();
  const [first] = problems.splice(0);
  if (first) throw first;
});

/** Responses by operation name: a function receives the variables and may change its response, a promise delays it. */
export type Answers = Record<string, Answer | Promise<Answer> | ((variables: Variables) => Answer)>;

/** The platform's public settings, where they are not the default ones. */
export type Platform = Partial<PublicSettings>;

/**
 * Renders the routes at a path, with all providers, a real cache and a server that returns `answers`. The current URL
 * is in the element with test id `address`. An operation without a response fails the test.
 */
export function showAt(address: string, routes: ReactNode, answers: Answers = {}, platform: Platform = {}) {
  return showOver(
    answers,
    platform,
    <MemoryRouter initialEntries={[address]}>
      <Routes>{routes}</Routes>
      <Address />
    </MemoryRouter>,
  );
}

/** The same in a data router, which navigation blockers require. */
export function showRoutesAt(
  address: string,
  routes: RouteObject[],
  answers: Answers = {},
  platform: Platform = {},
) {
  globalThis.Request = PlainRequest as never;
  const router = createMemoryRouter([{ element: <Shell />, children: routes }], {
    initialEntries: [address],
  });
  return { ...showOver(answers, platform, <RouterProvider router={router} />), router };
}

/** The same with the app's toasts and confirmations; every other path renders "Another page". */
export function showPagesAt(
  address: string,
  pages: RouteObject[],
  answers: Answers = {},
  platform: Platform = {},
) {
  const elsewhere = { path: '*', element: <p>Another page</p> };
  return showRoutesAt(
    address,
    [{ element: <WithHosts />, children: [...pages, elsewhere] }],
    answers,
    platform,
  );
}

function WithHosts() {
  return (
    <>
      <Outlet />
      <Toasts />
      <ConfirmHost />
    </>
  );
}

function Shell() {
  return (
    <>
      <Outlet />
      <Address />
    </>
  );
}

function showOver(answers: Answers, platform: Platform, router: ReactNode) {
  const asked: { operation: string; variables: Variables }[] = [];
  const server = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    asked.push({ operation: name, variables: operation.variables });
    return new Observable((observer) => {
      const prepared = answers[name];
      const give = (answer: Answer | undefined) => {
        if (answer === 'waiting') return;
        if (answer === undefined) observer.error(new Error(`No answer was prepared for ${name}`));
        else if (answer instanceof Error) observer.error(answer);
        else {
          try {
            const data = '__typename' in answer ? { [onlyFieldOf(operation.query)]: answer } : answer.data;
            observer.next({ data: schemaAnswer(operation.query, operation.variables, data) });
            observer.complete();
          } catch (problem) {
            problems.push(problem as Error);
            observer.error(problem);
          }
        }
      };
      if (prepared instanceof Promise) void prepared.then(give);
      else give(typeof prepared === 'function' ? prepared(operation.variables) : prepared);
    });
  });
  const client = new ApolloClient({
    link: server,
    dataMasking: true,
    cache: createCache(),
    defaultOptions: queryDefaults,
  });
  render(
    <UiProvider>
      <PlatformProvider initial={{ ...DEFAULT_PLATFORM, ...platform }}>
        <ApolloProvider client={client}>{router}</ApolloProvider>
      </PlatformProvider>
    </UiProvider>,
  );
  return { client, asked };
}

function onlyFieldOf(operation: DocumentNode): string {
  const [{ selectionSet }] = operation.definitions as [OperationDefinitionNode];
  const [{ alias, name }] = selectionSet.selections as [FieldNode];
  return (alias ?? name).value;
}

function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{pathname + search}</div>;
}
