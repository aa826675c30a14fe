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
} from './chat/assistant.resolver';
import {
  AssistantDecksResolver,
  AssistantMessageDeckResolver,
  FlashcardDeckResolver,
  FlashcardResolver,
} from './flashcards/flashcard.resolver';
import { LessonQuestionsResolver } from './insights/asked-questions.resolver';
import { SuggestionResolver } from './suggestions/suggestion.resolver';
import { UseAdministrationResolver } from './use/use-administration.resolver';
import { AssistantBudgets, AssistantPersonUse, AssistantUseRow } from './use/use.entities';
import { AssistantUseSweeper } from './use/use-sweeper';
import { assistantData } from './assistant.personal-data';

export const assistant: Feature = {
  entities: [
    AssistantConversation,
    AssistantMessage,
    AssistantSlot,
    FlashcardDeck,
    Flashcard,
    AssistantBudgets,
    AssistantUseRow,
    AssistantPersonUse,
  ],
  resolvers: [
    ViewerAssistantResolver,
    AssistantResolver,
    AssistantConversationResolver,
    AssistantDecksResolver,
    AssistantMessageDeckResolver,
    FlashcardDeckResolver,
    FlashcardResolver,
    LessonQuestionsResolver,
    SuggestionResolver,
    UseAdministrationResolver,
  ],
  tasks: [AssistantUseSweeper],
  purposeOfPersonalData: 'To answer your questions, and to let you practice',
  personalData: assistantData,
};
