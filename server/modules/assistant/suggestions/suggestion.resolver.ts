import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Assistant } from '../assistant.types';
import { SuggestionService } from './suggestion.service';
import { SuggestionKind, SuggestTextInput, SuggestTextResult } from './suggestion.types';

@Resolver(() => Assistant)
export class SuggestionResolver {
  constructor(private readonly suggestions: SuggestionService) {}

  @FieldResolver(() => [SuggestionKind], {
    description: 'What can be suggested: without a language model outlines only, and nothing to students.',
  })
  suggestionKinds(@Root() { viewer }: Assistant) {
    return this.suggestions.kinds(viewer);
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => SuggestTextResult, {
    description:
      'Suggests a text to an instructor. FORBIDDEN without the permission, NOT_FOUND outside the team, RATE_LIMITED like questions.',
  })
  suggestText(
    @Arg('input', () => SuggestTextInput, { description: 'What to suggest.' })
    input: SuggestTextInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.suggestions.suggest(viewer, input);
  }
}
