import type { Feature } from '../../platform/feature';
import {
  AssistantConversation,
  AssistantMessage,
  AssistantSlot,
  Flashcard,
  FlashcardDeck,
  Passage,
  PassageSpelling,
  SiteCaptions,
} from './assistant.entities';
import {
  AssistantConversationResolver,
  AssistantResolver,
  ViewerAssistantResolver,
} from './chat/assistant.resolver';
import {
  AssistantDecksResolver,
  AssistantMessageDeckResolver,
  FlashcardDeckResolver,
  FlashcardLessonResolver,
} from './flashcards/flashcard.resolver';
import { assistantData } from './assistant.personal-data';

export const assistant: Feature = {
  entities: [
    AssistantConversation,
    AssistantMessage,
    AssistantSlot,
    FlashcardDeck,
    Flashcard,
    Passage,
    PassageSpelling,
    SiteCaptions,
  ],
  resolvers: [
    ViewerAssistantResolver,
    AssistantResolver,
    AssistantConversationResolver,
    AssistantDecksResolver,
    AssistantMessageDeckResolver,
    FlashcardDeckResolver,
    FlashcardLessonResolver,
  ],
  personalData: assistantData,
};
