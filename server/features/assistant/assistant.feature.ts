import type { Feature } from '../../platform/feature';
import {
  AssistantConversation,
  AssistantMessage,
  AssistantSlot,
  Flashcard,
  FlashcardDeck,
  Passage,
  PassageRecount,
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
import { LessonQuestionsResolver } from './insights/asked-questions.resolver';
import { assistantData } from './assistant.personal-data';
import { PassagesRecounter } from './retrieval/passages-recounter';

export const assistant: Feature = {
  entities: [
    AssistantConversation,
    AssistantMessage,
    AssistantSlot,
    FlashcardDeck,
    Flashcard,
    Passage,
    PassageRecount,
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
    LessonQuestionsResolver,
  ],
  tasks: [PassagesRecounter],
  personalData: assistantData,
};
