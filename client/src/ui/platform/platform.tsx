import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { PublicSettings } from '#server/platform/first-page.rules';

/** The settings of a new platform, and wherever there is no provider. */
export const DEFAULT_PLATFORM: PublicSettings = {
  name: 'Waymark',
  logoUrl: null,
  welcomeText: null,
  isRegistrationOpen: true,
  instructorAccess: 'EVERYONE',
  categories: null,
  auditLogDays: 365,
  isDemo: false,
  demoAccounts: [],
  signInProvider: null,
};

interface Platform {
  settings: PublicSettings;
  /** Shows other settings from now on, in this window. */
  show: (settings: PublicSettings) => void;
}

export const PlatformContext = createContext<Platform>({
  settings: DEFAULT_PLATFORM,
  show: () => undefined,
});

/** The platform's public settings. */
export const usePlatform = (): PublicSettings => use(PlatformContext).settings;

/** Shows saved settings without reloading the page. */
export const useShowPlatform = (): Platform['show'] => use(PlatformContext).show;

interface PlatformProviderProps {
  /** The settings that came with the document; null for those of a new platform. */
  initial: PublicSettings | null;
  children: ReactNode;
}

/** Provides the platform's public settings. */
export function PlatformProvider({ initial, children }: PlatformProviderProps) {
  const [settings, show] = useState(initial ?? DEFAULT_PLATFORM);
  const value = useMemo(() => ({ settings, show }), [settings]);
  return <PlatformContext value={value}>{children}</PlatformContext>;
}
