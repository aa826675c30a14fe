/** The WebSocket URL for subscriptions on this origin. */
export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/graphql`;
}
