import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { Announcer } from '../ui/Announcer';
import { ConfirmHost } from '../ui/ConfirmHost';
import { Toasts } from '../ui/Toasts';
import { UiProvider } from '../ui/UiProvider';
import { ConnectionNotice } from './ConnectionNotice';
import { RootErrorBoundary } from './RootErrorBoundary';

/** The whole application around its router. */
export function App({ client, router }: { client: ApolloClient; router: DataRouter }) {
  return (
    <UiProvider>
      <RootErrorBoundary>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </RootErrorBoundary>
      <Toasts />
      <ConnectionNotice />
      <ConfirmHost />
      <Announcer />
    </UiProvider>
  );
}
