import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context';

/** The maximum number of compiled queries: more than our client has operations. */
const COMPILED_MAX = 1_000;

/** Executes operations by functions that graphql-jit compiles once for each document. */
export class CompiledQueries {
  private readonly compiled = new LRUCache<string, CompiledQuery, DocumentNode>({
    max: COMPILED_MAX,
    memoMethod: (_text, _stale, { context: document }) => {
      // Errors get the stacks of what a resolver threw.
      const options = { disablingCapturingStackErrors: true };
      const compiled = compileQuery(this.schema, document, undefined, options);
      if (isCompiledQuery(compiled)) return compiled;
      throw new GraphQLError('A document cannot be compiled', { originalError: compiled.errors?.[0] });
    },
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /** `document` is valid and parsed from `text`, and has one operation. null: the variables do not fit. */
  async run(
    { text, document }: { text: string; document: DocumentNode },
    context: Context,
    variables: Record<string, unknown>,
  ): Promise<ExecutionResult | null> {
    const compiled = this.compiled.memo(text, { context: document });
    const result = await compiled.query(undefined, context, variables);
    return result.data === undefined ? null : result;
  }
}
