import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from './context';
import { isObject } from './json-body';
import { shapeRule } from './limits';

type Variables = Record<string, unknown>;

/** A parsed, validated and compiled operation that can be run any number of times. */
export class PreparedOperation {
  private constructor(
    readonly document: DocumentNode,
    readonly operation: OperationDefinitionNode,
    private readonly schema: GraphQLSchema,
    private readonly compiled: CompiledQuery,
  ) {
    this.isPublic = readsPublicDataAlone(schema, operation);
  }

  /** Throws if the document is invalid or does not contain exactly one operation. */
  static of(schema: GraphQLSchema, text: string): PreparedOperation {
    const document = parse(text);
    const [error] = validate(schema, document, [
      ...specifiedRules,
      NoSchemaIntrospectionCustomRule,
      shapeRule,
    ]);
    if (error) throw error;
    const operation = getOperationAST(document);
    if (!operation) throw new Error('A prepared document has exactly one operation');
    const compiled = compileQuery(schema, document, operation.name?.value);
    if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error('The document does not compile');
    return new PreparedOperation(document, operation, schema, compiled);
  }

  /** Whether a visitor's result depends on public data alone, see IS_PUBLIC. */
  readonly isPublic: boolean;

  get name(): string {
    return this.operation.name!.value;
  }

  /**
   * Returns the same result as graphql-js. Without `data`, the variables are invalid and no resolver has run; the
   * errors have the code BAD_USER_INPUT.
   */
  async run(context: Context, variables: Variables): Promise<ExecutionResult> {
    const result = await this.compiled.query(undefined, context, variables);
    if (!result.errors) return result;
    if (result.data === undefined) return { errors: this.variableErrors(variables, result.errors) };
    return { data: result.data, errors: result.errors.map(asGraphQLError) };
  }

  /** graphql-js's own errors about the variables: the compiler's have other messages and no nodes. */
  private variableErrors(variables: Variables, compilerErrors: readonly GraphQLError[]): GraphQLError[] {
    const definitions = this.operation.variableDefinitions ?? [];
    const { errors = compilerErrors } = getVariableValues(this.schema, definitions, variables, {
      maxErrors: 1,
    });
    return errors.map(
      ({ message, nodes }) => new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } }),
    );
  }
}

/**
 * Extensions of a query whose result for a visitor depends on public data alone (see PublicData): not on an account,
 * address or time. Such a result may be served to other visitors.
 */
export const IS_PUBLIC = { isPublic: true };

function readsPublicDataAlone(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  const fields = schema.getQueryType()!.getFields();
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions.isPublic === true,
  );
}

/** The compiler's errors are of another class, without `extensions`. */
const asGraphQLError = ({ message, path, originalError }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { path, originalError });

/** The operations that our own client may send by id. Each is prepared on first use. */
export class TrustedDocuments {
  private readonly prepared = new Map<string, PreparedOperation>();

  /** `texts` by id. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly texts: Readonly<Record<string, string>>,
  ) {}

  /** null for an unknown id, such as one of another version of the client. */
  get(id: string): PreparedOperation | null {
    const known = this.prepared.get(id);
    if (known) return known;
    const text = Object.hasOwn(this.texts, id) ? this.texts[id] : undefined;
    if (text === undefined) return null;
    const operation = PreparedOperation.of(this.schema, text);
    this.prepared.set(id, operation);
    return operation;
  }
}

/** The document id of a request, in the format of Apollo's clients, with or without the text. */
export function documentIdIn(body: unknown): string | null {
  if (!isObject(body) || !isObject(body.extensions) || !isObject(body.extensions.persistedQuery)) return null;
  const { sha256Hash } = body.extensions.persistedQuery;
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}

/** The error for other documents if only trusted documents are accepted. */
export const NOT_TRUSTED = {
  message: 'This platform answers its own pages alone. If this is one of them, load it again.',
  extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
};
