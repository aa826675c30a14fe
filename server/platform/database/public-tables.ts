/** Tables that public pages show. Writes to them empty the caches of visitors' responses. */
export const PUBLIC_TABLES = [
  'accounts',
  'categories',
  'courses',
  'lessons',
  'platform_settings',
  'quizzes',
  'reviews',
  'testimonials',
] as const;

export type PublicTable = (typeof PUBLIC_TABLES)[number];

export const isPublicTable = (table: string): boolean => (PUBLIC_TABLES as readonly string[]).includes(table);
