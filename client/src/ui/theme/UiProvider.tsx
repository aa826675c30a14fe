import './fonts.css';
import './tokens.css';
import './global.css';
import './shared.css';
import type { ReactNode } from 'react';

/** Loads design tokens, fonts and base styles. */
export function UiProvider({ children }: { children: ReactNode }) {
  return children;
}
