import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** Who may register as an instructor. */
export type InstructorAccess = 'EVERYONE' | 'BY_APPROVAL' | 'BY_INVITATION' | 'BY_DOMAIN';

/** A category of courses. */
interface PlatformCategory {
  name: string;
  /** Another name under which instructors can choose it; null: none. */
  alternativeName: string | null;
  /** Whether the catalogue has a button for it. */
  isMain: boolean;
}

/** The platform's settings that everyone can see. */
export interface PlatformSettings {
  /** Shown in the header, in titles and in emails. */
  name: string;
  /** null for the built-in logo. */
  logoUrl: string | null;
  /** Below the landing page's heading; null for the built-in text. */
  welcomeText: string | null;
  isRegistrationOpen: boolean;
  instructorAccess: InstructorAccess;
  /** The categories of courses, in order; null or missing for the built-in ones. */
  categories?: readonly PlatformCategory[] | null;
  /** How many days entries of the audit log are kept. */
  auditLogDays: number;
}

/** The settings of a new platform, and wherever there is no provider. */
export const DEFAULT_PLATFORM: PlatformSettings = {
  name: 'Waymark',
  logoUrl: null,
  welcomeText: null,
  isRegistrationOpen: true,
  instructorAccess: 'EVERYONE',
  auditLogDays: 365,
};

interface Platform {
  settings: PlatformSettings;
  /** Shows other settings from now on, in this window. */
  show: (settings: PlatformSettings) => void;
}

export const PlatformContext = createContext<Platform>({
  settings: DEFAULT_PLATFORM,
  show: () => undefined,
});

/** The platform's public settings. */
export const usePlatform = (): PlatformSettings => use(PlatformContext).settings;

/** Shows saved settings without reloading the page. */
export const useShowPlatform = (): Platform['show'] => use(PlatformContext).show;

interface PlatformProviderProps {
  /** The settings that came with the document; null for those of a new platform. */
  initial: PlatformSettings | null;
  children: ReactNode;
}

/** Provides the platform's public settings. */
export function PlatformProvider({ initial, children }: PlatformProviderProps) {
  const [settings, show] = useState(initial ?? DEFAULT_PLATFORM);
  const value = useMemo(() => ({ settings, show }), [settings]);
  return <PlatformContext value={value}>{children}</PlatformContext>;
}
