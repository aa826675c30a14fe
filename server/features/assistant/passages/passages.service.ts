import fs from 'node:fs';
import path from 'node:path';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import type { CourseRecount } from '../../../platform/nightly-recount';
import { captionsTextOf } from '../../courses/captions.rules';
import { keepSiteCaptions, nextPassagesToRecount, recountPassages } from './passages.queries';

/** Path of the site's own videos and captions. */
const MEDIA = '/media/';

/** What the database's triggers cannot do for the passages: read files, and check their own work. */
@Service()
export class PassagesService {
  constructor(private readonly database: Database) {}

  /**
   * Stores the captions files in `folder`, which is served as /media, so that what its videos say is searched like any
   * other captions. Captions at foreign addresses are never fetched.
   */
  async keepCaptions(folder: string): Promise<void> {
    const names = fs.readdirSync(folder).filter((name) => name.endsWith('.vtt'));
    if (names.length === 0) return;
    await this.database.rows(
      keepSiteCaptions({
        urls: names.map((name) => MEDIA + name),
        texts: names.map((name) => captionsTextOf(fs.readFileSync(path.join(folder, name), 'utf8'))),
      }),
    );
  }

  /** Recounts a course that was not recounted since the given time; null if there is none. */
  async recountNext(now: Date, since: Date): Promise<CourseRecount | null> {
    const next = await this.database.row(nextPassagesToRecount({ now, since }));
    if (!next) return null;
    const differences = await this.recount(next.courseId);
    return { ...next, differences: differences === 0 ? [] : [{ passages: differences }] };
  }

  /** Makes the passages of a course, or of all if it is null, from its lessons; returns how many were different. */
  async recount(courseId: string | null): Promise<number> {
    const row = await this.database.row(recountPassages(courseId));
    return row!.differences;
  }
}
