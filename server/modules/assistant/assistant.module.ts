import type { Module } from '../../platform/module';
import {
  AssistantBudgets,
  AssistantConversation,
  AssistantMessage,
  Flashcard,
  FlashcardDeck,
} from './assistant.entities';
import { assistantData } from './assistant.personal-data';
import {
  ViewerAssistantResolver,
  AssistantResolver,
  AssistantConversationResolver,
} from './chat/assistant.resolver';
import {
  AssistantDecksResolver,
  AssistantMessageDeckResolver,
  FlashcardDeckResolver,
  FlashcardResolver,
} from './flashcards/flashcard.resolver';
import { expiredUse } from './use/model-calls.service';
import { UseAdministrationResolver } from './use/use-administration.resolver';

export const assistant: Module = {
  entities: [AssistantConversation, AssistantMessage, FlashcardDeck, Flashcard, AssistantBudgets],
  resolvers: [
    ViewerAssistantResolver,
    AssistantResolver,
    AssistantConversationResolver,
    AssistantDecksResolver,
    AssistantMessageDeckResolver,
    FlashcardDeckResolver,
    FlashcardResolver,
    UseAdministrationResolver,
  ],
  expiredRows: expiredUse,
  personalData: [assistantData],
};
