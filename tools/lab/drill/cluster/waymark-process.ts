import path from 'node:path';
import type { Child, Children } from './children';
import { waitFor } from './wait';

const REPOSITORY = path.resolve(__dirname, '../../../..');
const START_SECONDS = 60;

/** A process of Waymark, without the pages. */
export class WaymarkProcess {
  private child: Child | null = null;

  constructor(
    private readonly children: Children,
    readonly name: string,
    private readonly port: number,
    private readonly environment: Record<string, string>,
  ) {}

  /** Resolves when it is ready; rejects if it exits before. */
  async start(): Promise<void> {
    const child = await this.children.start({
      name: this.name,
      file: process.execPath,
      parameters: ['dist/server/main.js'],
      folder: REPOSITORY,
      environment: {
        PAGES: 'false',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LOG_LEVEL: 'warn',
        ...this.environment,
      },
    });
    this.child = child;
    await waitFor(`The start of ${this.name}`, START_SECONDS, async () => {
      if (!child.isRunning) throw new Error(`${this.name} ended before it was ready`);
      return (await this.isReady()) ? true : null;
    });
  }

  get isRunning(): boolean {
    return this.child?.isRunning ?? false;
  }

  /** kill -9; resolves when the process has exited. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.child?.ended;
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok;
    } catch {
      return false;
    }
  }
}
