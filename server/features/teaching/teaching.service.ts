import { oncePerApp } from '../../platform/injection';
import { Role, type Viewer } from '../../platform/viewer';
import type { Teaching } from './teaching.types';

@oncePerApp()
export class TeachingService {
  /** Where an instructor's own things hang; null for every other role. */
  teachingOf(viewer: Viewer): Teaching | null {
    return viewer.account.role === Role.INSTRUCTOR ? { id: viewer.account.id, viewer } : null;
  }
}
