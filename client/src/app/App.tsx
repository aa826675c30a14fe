import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { followColorScheme } from '../lib/colorScheme';
import { Announcer } from '../ui/text/Announcer';
import { UiProvider } from '../ui/theme/UiProvider';
import type { PublicSettings } from '#server/platform/first-page.rules';
import { PlatformProvider, usePlatform } from '../ui/platform/platform';
import { BrokenPage } from './RouteErrorBoundary';
import { type Connection, useConnection } from '../lib/connection';
import { IconButton } from '../ui/buttons/IconButton';
import { AlertIcon, CloseIcon } from '../ui/icons/Icons';
import styles from './App.module.css';

interface AppProps {
  client: ApolloClient;
  /** The public settings that came with the document; null for those of a new platform. */
  platform: PublicSettings | null;
  /** The router. */
  pages: ReactNode;
  /** Called once the first page is mounted. */
  onShown?: (() => void) | undefined;
}

/** The application's providers around its pages. */
export function App({ client, platform, pages, onShown }: AppProps) {
  useEffect(followColorScheme, []);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <UiProvider>
      <PlatformProvider initial={platform}>
        <RootErrorBoundary>
          <ApolloProvider client={client}>{pages}</ApolloProvider>
        </RootErrorBoundary>
        <ConnectionNotice />
        <Announcer />
      </PlatformProvider>
    </UiProvider>
  );
}

/** Last-resort error boundary for errors outside the routes; shows a message and a way to continue. */
class RootErrorBoundary extends Component<{ children: ReactNode }, { error: unknown; broken: boolean }> {
  override state = { error: null as unknown, broken: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage error={this.state.error} /> : this.props.children;
  }
}

const NOTICES: Record<Connection, (platformName: string) => string | null> = {
  connected: () => null,
  offline: () => 'You are offline.',
  unreachable: (platformName) =>
    `${platformName} can’t be reached right now. Your saved work is safe and we’ll keep trying.`,
};

/**
 * Shows why the server is unreachable while it is, unless closed. Not a toast: their code may not have loaded when the
 * network fails.
 */
function ConnectionNotice() {
  const connection = useConnection();
  const { name } = usePlatform();
  const [closed, setClosed] = useState<Connection>('connected');
  if (closed !== 'connected' && connection === 'connected') setClosed('connected');
  const notice = connection === closed ? null : NOTICES[connection](name);
  return (
    <div role="alert">
      {notice && (
        <div className={`wm-row wm-gap-12 wm-line-14 ${styles.notice}`} data-connection-notice>
          <AlertIcon className="wm-error" />
          <p>{notice}</p>
          <IconButton label="Close message" size="sm" onClick={() => setClosed(connection)}>
            <CloseIcon size={16} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
