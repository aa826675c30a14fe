import { Refusal } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { truncate } from '../../../platform/text.rules';
import type { Viewer } from '../../../platform/viewer';
import { CARD_BACK_MAX_LENGTH, DECK_CARDS_MAX } from '../../assistant/assistant.rules';
import { definitionsIn } from '../../assistant/providers/practice';
import { NoteService } from './note.service';
import type { PersonalNote, SuggestedFlashcard } from './note.types';

/** Flashcards of the definitions in the viewer's own notes; nothing is stored. */
@Service()
export class NoteCardsService {
  constructor(private readonly notes: NoteService) {}

  /**
   * The cards of each note in order, at most 100: its listed definitions; for a note without any, one
   * card with the whole text as its back. NOT_FOUND if a note is not the viewer's.
   */
  async suggested(viewer: Viewer | null, noteIds: readonly string[]): Promise<SuggestedFlashcard[]> {
    if (noteIds.length > DECK_CARDS_MAX)
      throw new Refusal('BAD_USER_INPUT', `A deck can have at most ${DECK_CARDS_MAX} cards`);
    const notes = await this.notes.notesById(viewer, [...new Set(noteIds)]);
    const cards: SuggestedFlashcard[] = [];
    for (const note of notes) cards.push(...cardsOf(note));
    return cards.slice(0, DECK_CARDS_MAX);
  }
}

function cardsOf(note: PersonalNote): SuggestedFlashcard[] {
  const { id, text, lessonId } = note;
  const listed = definitionsIn(text).map(({ term, definition }) => ({ front: term, back: definition }));
  const cards = listed.length > 0 ? listed : [{ front: '', back: text }];
  return cards.map(({ front, back }) => ({
    noteId: id,
    front,
    back: truncate(back, CARD_BACK_MAX_LENGTH),
    lessonId: note.canOpenLesson ? lessonId : null,
  }));
}
