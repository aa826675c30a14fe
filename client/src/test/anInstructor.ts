/** The signed-in instructor in tests. */
export const mara = { id: 'i1', name: 'Mara Olin', email: 'mara@example.org', role: 'INSTRUCTOR' } as const;

/** The server's response about the viewer as an instructor; null: not an instructor. */
export function teachingAnswer(fields: Record<string, unknown> | null) {
  const teaching = fields && { id: mara.id, ...fields };
  return { data: { viewer: { teaching } } };
}
