import type { Feature } from '../../platform/feature';
import { PersonalNote } from './note.entities';
import { NoteSweeper } from './note-sweeper';
import { NoteResolver } from './note.resolver';
import { noteData } from './notes.personal-data';

export const notes: Feature = {
  entities: [PersonalNote],
  resolvers: [NoteResolver],
  tasks: [NoteSweeper],
  purposeOfPersonalData: 'To keep your own notes',
  personalData: noteData,
};
