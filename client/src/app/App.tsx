import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { type ReactNode, useEffect } from 'react';
import { followColorScheme } from '../lib/colorScheme';
import { Announcer } from '../ui/text/Announcer';
import { UiProvider } from '../ui/theme/UiProvider';
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
      <ConnectionNotice />
      <Announcer />
    </UiProvider>
  );
}
