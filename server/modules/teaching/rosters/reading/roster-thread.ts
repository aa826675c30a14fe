import { answerInThread } from '../../../../platform/limited-thread';
import { readOneRoster } from './one-roster';
import type { FileOfRoster } from './read-in-thread';
import { readStudentList } from './student-list';
import { UnreadableFile } from './decoded-text';

// The thread in which uploaded files are read.
answerInThread((file: FileOfRoster) => {
  const content =
    file.kind === 'list' ? readStudentList(file.bytes, file.columns) : readOneRoster(file.bytes, file.today);
  return content instanceof UnreadableFile ? { refusal: { ...content } } : { content };
});
