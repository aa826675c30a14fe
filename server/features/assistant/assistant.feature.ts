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
  FlashcardLessonResolver,
} from './flashcards/flashcard.resolver';
import { LessonQuestionsResolver } from './insights/asked-questions.resolver';
import { SuggestionResolver } from './suggestions/suggestion.resolver';
import { AdministrationUseResolver, UseAdministrationResolver } from './use/use-administration.resolver';
import { AssistantBudgetsRow, AssistantPersonUse, AssistantUseRow } from './use/use.entities';
import { AssistantUseSweeper } from './use/use-sweeper';
import { assistantData } from './assistant.personal-data';

export const assistant: Feature = {
  entities: [
    AssistantConversation,
    AssistantMessage,
    AssistantSlot,
    FlashcardDeck,
    Flashcard,
    AssistantBudgetsRow,
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
    FlashcardLessonResolver,
    LessonQuestionsResolver,
    SuggestionResolver,
    AdministrationUseResolver,
    UseAdministrationResolver,
  ],
  tasks: [AssistantUseSweeper],
  purposeOfPersonalData: 'To answer your questions, and to let you practice',
  personalData: assistantData,
};
