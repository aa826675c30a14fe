import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { type ReactNode, useEffect } from 'react';
import { followColorScheme } from '../lib/colorScheme';
import { Announcer } from '../ui/Announcer';
import { ConfirmHost } from '../ui/ConfirmHost';
import { Toasts } from '../ui/Toasts';
import { UiProvider } from '../ui/UiProvider';
import { ConnectionNotice } from './ConnectionNotice';
import { RootErrorBoundary } from './RootErrorBoundary';

interface AppProps {
  client: ApolloClient;
  /** The router. */
  pages: ReactNode;
  /** Called once the first page is mounted. */
  onShown?: (() => void) | undefined;
}

/** The application's providers around its pages. */
export function App({ client, pages, onShown }: AppProps) {
  useEffect(followColorScheme, []);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <UiProvider>
      <RootErrorBoundary>
        <ApolloProvider client={client}>{pages}</ApolloProvider>
      </RootErrorBoundary>
      <Toasts />
      <ConnectionNotice />
      <ConfirmHost />
      <Announcer />
    </UiProvider>
  );
}
