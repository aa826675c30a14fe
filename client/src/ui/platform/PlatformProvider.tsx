import { type ReactNode, useMemo, useState } from 'react';
import { DEFAULT_PLATFORM, PlatformContext, type PlatformSettings } from './platform';

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
