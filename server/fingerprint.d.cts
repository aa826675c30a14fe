export function fingerprintOf(root: string, names: string[], isSource: (file: string) => boolean): string;
export function serverFingerprint(root: string): string;
