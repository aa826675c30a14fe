import type { Module } from '../../platform/module';
import {
  AssistantBudgets,
  AssistantConversation,
  AssistantMessage,
  Flashcard,
  FlashcardDeck,
} from './assistant.entities';
import { internal, personalData } from '../../platform/personal-data';
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

const assistantData = personalData('To answer your questions, and to let you practice', [
  {
    table: 'assistant_messages',
    person: { column: 'conversation_id', table: 'assistant_conversations' },
    about: 'Your chats with the assistant: what you asked and what it answered',
    keptFor: 'Until you delete the chat',
    withheld: internal('request_id'),
  },
  {
    table: 'assistant_conversations',
    about: 'The titles of your chats with the assistant, and the lessons they began at',
    keptFor: 'Until you delete them',
  },
  {
    table: 'assistant_slots',
    about: 'Which of your questions the assistant is answering',
    keptFor: 'While an answer is written',
    notExported: 'Internal',
  },
  {
    table: 'assistant_person_use',
    about: 'How much of a language model your questions used in a day',
    keptFor: '7 days',
  },
  {
    table: 'flashcards',
    person: { column: 'deck_id', table: 'flashcard_decks' },
    about: 'Your flashcards, with when each is due',
    keptFor: 'Until you delete the deck',
  },
  { table: 'flashcard_decks', about: 'Your decks of flashcards', keptFor: 'Until you delete them' },
]);

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
