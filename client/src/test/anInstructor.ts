/** Who is signed in where a test is about an instructor's pages. */
export const mara = { id: 'i1', name: 'Mara Olin', email: 'mara@example.org', role: 'INSTRUCTOR' } as const;

/** What the server says about the viewer as an instructor; null: the viewer is none. */
export function teachingAnswer(fields: Record<string, unknown> | null) {
  const teaching = fields && { __typename: 'Teaching', id: mara.id, ...fields };
  return { data: { viewer: { __typename: 'Viewer', teaching } } };
}
