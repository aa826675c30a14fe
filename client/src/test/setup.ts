import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';
import { FakeBroadcastChannel } from './FakeBroadcastChannel';
import { computeStylesQuickly } from './quickStyles';

// The router needs these on import; jsdom does not provide them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout, so no media query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

computeStylesQuickly(window);

// React keeps a stack for each of the first 10,000 elements that are made in a second, and shows it only with a warning:
// a tenth of the time of these tests.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// Nor does any element have a position or size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.BroadcastChannel ??= FakeBroadcastChannel as never;
// Base UI clicks with it when a key activates an item of a menu.
globalThis.PointerEvent ??= MouseEvent as never;
Element.prototype.scrollIntoView ??= () => undefined;
performance.getEntriesByType ??= () => [];

// Typing into forms and loading chunks take seconds on a busy machine; the tests do not measure speed.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });
