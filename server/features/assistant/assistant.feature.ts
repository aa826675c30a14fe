import type { Feature } from '../../platform/feature';
import {
  AssistantConversation,
  AssistantMessage,
  AssistantSlot,
  Flashcard,
  FlashcardDeck,
} from './assistant.entities';
import {
  AssistantConversationResolver,
  AssistantResolver,
  ViewerAssistantResolver,
} from './assistant.resolver';
import {
  AssistantDecksResolver,
  AssistantMessageDeckResolver,
  FlashcardDeckResolver,
  FlashcardLessonResolver,
} from './flashcard.resolver';

export const assistant: Feature = {
  entities: [AssistantConversation, AssistantMessage, AssistantSlot, FlashcardDeck, Flashcard],
  resolvers: [
    ViewerAssistantResolver,
    AssistantResolver,
    AssistantConversationResolver,
    AssistantDecksResolver,
    AssistantMessageDeckResolver,
    FlashcardDeckResolver,
    FlashcardLessonResolver,
  ],
};
