import type { NoteItemFragment } from './__generated__/notes.generated';
import { aNote } from './notes.testing';
import { notesAsJson, notesAsMarkdown } from './useExportNotes';

const note = (part: Partial<NoteItemFragment>): NoteItemFragment => ({
  ...aNote('n1'),
  text: 'A *note*',
  seconds: null,
  ...part,
});

test('Markdown has a heading for each course, lesson and note', () => {
  const notes = [
    note({ seconds: 75 }),
    note({ text: '- one\n- two' }),
    note({ lessonId: 'l2', lessonTitle: 'C# & <b>\n[x]' }),
    note({ courseId: 'c2', courseTitle: 'Sails', lessonId: 'l3' }),
  ];
  expect(notesAsMarkdown(notes)).toBe(`# My notes

## Knots

### Bends

#### 1:15 · 21 Nov 2026

A *note*

#### 21 Nov 2026

- one
- two

### C\\# & \\<b\\> \\[x\\]

#### 21 Nov 2026

A *note*

## Sails

### Bends

#### 21 Nov 2026

A *note*
`);
  expect(notesAsMarkdown([])).toBe('# My notes\n');
});

test('JSON has everything that was written', () => {
  expect(JSON.parse(notesAsJson([note({ seconds: 75 })]))).toEqual({
    notes: [
      {
        course: 'Knots',
        lesson: 'Bends',
        seconds: 75,
        text: 'A *note*',
        createdAt: '2026-11-21T10:00:00Z',
        updatedAt: '2026-11-21T10:00:00Z',
      },
    ],
  });
});
