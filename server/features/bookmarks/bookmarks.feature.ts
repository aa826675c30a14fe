import type { Feature } from '../../platform/feature';
import type { PersonalData } from '../../platform/personal-data';
import { Bookmark } from './bookmark.entities';
import { BookmarkResolver } from './bookmark.resolver';

const bookmarkData: readonly PersonalData[] = [
  {
    table: 'bookmarks',
    person: 'account_id',
    about: 'Courses and lessons that you saved',
    keptFor: 'Until you remove them',
    exported: ['id', 'course_id', 'lesson_id', 'created_at'],
    onDeletion: 'deleted',
  },
];

export const bookmarks: Feature = {
  entities: [Bookmark],
  resolvers: [BookmarkResolver],
  purposeOfPersonalData: 'To let you return to courses and lessons',
  personalData: bookmarkData,
};
