import { Field, ID, Int, ObjectType } from 'type-graphql';
import { resultOf } from '../../platform/result-of';
import { PageInfo, connectionOf } from '../../platform/connection';
import { InvalidInput, UserError } from '../../platform/user-error';
import type { Viewer } from '../../platform/viewer';
import { RequiresScope } from '../../platform/required-scope';
import { AssistantConversation, AssistantMessage } from './assistant.entities';
import { AssistantKind } from './assistant.enums';
import type { GeneratedCard } from './provider';

/** Stored as they are shown. */
export {
  AssistantConversation,
  AssistantMessage,
  Flashcard,
  FlashcardDeck,
  type GeneratedQuestion,
} from './assistant.entities';

@ObjectType({ description: 'A page of conversations, most recently used first.' })
export class AssistantConversationConnection extends connectionOf(
  () => AssistantConversation,
  'The conversations on this page.',
) {
  @Field(() => PageInfo, { description: 'Pagination information.' })
  pageInfo!: PageInfo;
}

/** The lists are added by the resolvers. */
@RequiresScope('ask:assistant')
@ObjectType({ description: "The viewer's assistant: conversations and flashcards." })
export class Assistant {
  @Field(() => ID, { description: "Identifier of the viewer's account." })
  id!: string;

  @Field(() => AssistantKind, { description: 'Provider of the answers.' })
  kind!: AssistantKind;

  @Field(() => Boolean, { description: 'Whether answers are streamed while they are written.' })
  streams!: boolean;

  viewer!: Viewer;
}

@ObjectType({ description: 'The assistant answered. Question and answer were saved.' })
export class AssistantAnswered {
  @Field(() => AssistantMessage, {
    description: "The viewer's question, without the prefix that selects the kind of request.",
  })
  question!: AssistantMessage;

  @Field(() => AssistantMessage, { description: "The assistant's answer." })
  answer!: AssistantMessage;

  @Field(() => AssistantConversation, { description: 'The conversation the messages belong to.' })
  conversation!: AssistantConversation;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;

  /** The generated cards; GraphQL returns them as a deck. */
  cards!: GeneratedCard[];

  constructor(input: AssistantAnswered) {
    Object.assign(this, input);
  }
}

@ObjectType({
  implements: UserError,
  description:
    'The provider did not respond or returned an unusable answer. Nothing was saved, and the question does not count against the quota.',
})
export class AssistantUnavailable extends UserError {
  constructor(message: string) {
    super();
    this.message = message;
  }
}

export const AskAssistantResult = resultOf('askAssistant', () => [
  AssistantAnswered,
  InvalidInput,
  AssistantUnavailable,
]);

@ObjectType({ description: 'A part of a streamed answer.' })
export class AssistantWords {
  @Field(() => ID, { description: 'The `requestId` of the answer.' })
  requestId!: string;

  @Field(() => Int, {
    description: 'Offset of this part in the answer in UTF-16 code units; 0 starts the answer over.',
  })
  from!: number;

  @Field(() => String, { description: 'Text of this part; may be empty in the last part.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether this is the last part.' })
  isLast!: boolean;
}

@ObjectType({ description: 'The conversation and its messages were deleted.' })
export class ConversationDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted conversation.' })
  conversationId!: string;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}
