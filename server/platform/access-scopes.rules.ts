/** What an access token may do, each with the words for whoever creates one. */
export const ACCESS_SCOPES = {
  'read:profile': 'Read your profile and your notification settings',
  'write:profile': 'Change your profile and your notification settings',
  'read:learning': 'Read your enrollments, progress, quiz attempts, certificates, notes and goals',
  'write:learning': 'Enroll, complete lessons, take quizzes, and write notes and reviews',
  'read:teaching': 'Read your own courses and quizzes, their students and their results',
  'write:teaching': 'Create, change, publish and delete your own courses and quizzes',
  'read:messages': 'Read your messages and notifications',
  'write:messages': 'Send messages, and mark messages and notifications as read',
  'ask:assistant': 'Ask the assistant, and read and delete your conversations and flashcards',
  'read:admin': 'Read what administrators see: people, courses, settings, health and the audit log',
  'write:admin':
    'Change what administrators change: suspensions, courses, categories and texts, but no roles or settings',
} as const;

export type AccessScope = keyof typeof ACCESS_SCOPES;

export const ALL_SCOPES = Object.keys(ACCESS_SCOPES) as AccessScope[];

/** The name of a scope in GraphQL, such as READ_LEARNING for `read:learning`. */
export type AccessScopeName = AccessScope extends infer Scope
  ? Scope extends `${infer Action}:${infer Area}`
    ? `${Uppercase<Action>}_${Uppercase<Area>}`
    : never
  : never;

export const scopeName = (scope: AccessScope) => scope.toUpperCase().replace(':', '_') as AccessScopeName;

/** The scopes that a token with these has: permission to write includes permission to read the same. */
export function scopesGrantedBy(scopes: readonly AccessScope[]): Set<AccessScope> {
  const granted = new Set(scopes);
  for (const scope of scopes) {
    const read = scope.replace('write:', 'read:') as AccessScope;
    if (read in ACCESS_SCOPES) granted.add(read);
  }
  return granted;
}
