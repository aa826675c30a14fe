/** The names of everyone but the viewer, such as "Mara Olin". */
export function othersIn(participants: readonly { name: string; isViewer: boolean }[]): string {
  return participants
    .filter(({ isViewer }) => !isViewer)
    .map(({ name }) => name)
    .join(', ');
}
