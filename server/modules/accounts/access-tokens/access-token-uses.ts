import { BackgroundDatabase } from '../../../platform/database/database';
import type { Task } from '../../../platform/module';
import { Service } from '../../../platform/injection';
import { shortenedNetwork } from '../../../platform/shortened-network';
import { storeUses } from './access-token.queries';

interface Use {
  usedAt: Date;
  address: string;
}

/** Stores once a minute when access tokens were last used, so that no request waits for it. */
@Service()
export class AccessTokenUses implements Task {
  readonly everySeconds = 60;
  private readonly uses = new Map<string, Use>();

  constructor(private readonly database: BackgroundDatabase) {}

  note(tokenHash: string, use: Use): void {
    this.uses.set(tokenHash, use);
  }

  async run(): Promise<void> {
    const noted = [...this.uses];
    if (noted.length === 0) return;
    const uses = noted.map(([tokenHash, { usedAt, address }]) => ({
      tokenHash,
      usedAt,
      network: shortenedNetwork(address),
    }));
    await this.database.rows(storeUses(uses));
    // After the statement, so that nothing is lost if it fails.
    for (const [tokenHash, use] of noted) if (this.uses.get(tokenHash) === use) this.uses.delete(tokenHash);
  }
}
