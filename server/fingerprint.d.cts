export function fingerprintOf(
  root: string,
  names: string[],
  isSource: (file: string) => boolean,
  record: string,
): string;
export function serverFingerprint(root: string): string;
