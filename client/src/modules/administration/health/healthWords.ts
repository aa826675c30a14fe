import { formatCount } from '../../../lib/format';

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

/** "812 bytes", "1.5 MiB", "120 GiB". */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`;
}

/** "every 10 seconds", "every minute", "every hour". */
export function intervalWords(seconds: number): string {
  const [count, unit] =
    seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return count === 1 ? `every ${unit}` : `every ${formatCount(count, unit)}`;
}

/** The words of a class's name: "Mail outbox sweeper" for MailOutboxSweeper. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
