import './fonts.css';
import './tokens.css';
import './global.css';
import type { ReactNode } from 'react';

/** Tokens, fonts and base styles. */
export function UiProvider({ children }: { children: ReactNode }) {
  return children;
}
