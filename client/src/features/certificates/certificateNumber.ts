/**
 * Normalizes user input to `WM-XXXX-XXXX-XXXX`: any case, with or without dashes, spaces or the leading WM. Input
 * without twelve letters or digits is only trimmed and upper-cased, so that the server reports it as unknown.
 */
export function certificateNumberFrom(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const groups = (
    characters.startsWith('WM') && characters.length === 14 ? characters.slice(2) : characters
  ).match(/^(.{4})(.{4})(.{4})$/);
  return groups ? ['WM', ...groups.slice(1)].join('-') : typed.trim().toUpperCase();
}
