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
import type { RequiredScope } from '../required-scope';
import type { Context } from './context';
import { isObject } from './json-body';
import { shapeRule } from './limits';
import { compileResult, type WriteResult } from './result-text';
import { decidingVariables, fragmentsOf } from './collected-fields';

type Variables = Record<string, unknown>;

/** JSON of a result's `data`, and its errors. */
export interface Written {
  /** null: the variables are invalid and no resolver has run; the errors have the code BAD_USER_INPUT. */
  data: string | null;
  errors: readonly GraphQLError[];
}

/** A parsed, validated and compiled operation that can be run any number of times. */
export class PreparedOperation {
  /** Variables of directives; each combination of their values selects other fields. */
  private readonly deciding: readonly string[];
  private readonly compiled = new Map<string, WriteResult>();

  private constructor(
    readonly document: DocumentNode,
    readonly operation: OperationDefinitionNode,
    private readonly schema: GraphQLSchema,
  ) {
    this.isPublic = readsPublicDataAlone(schema, operation);
    this.deciding = decidingVariables(document);
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
    return new PreparedOperation(document, operation, schema);
  }

  /** Whether a visitor's result depends on public data alone, see IS_PUBLIC. */
  readonly isPublic: boolean;

  get name(): string {
    return this.operation.name!.value;
  }

  /** Writes the same result as graphql-js. */
  async write(context: Context, given: Variables): Promise<Written> {
    const definitions = this.operation.variableDefinitions ?? [];
    const { errors, coerced } = getVariableValues(this.schema, definitions, given, { maxErrors: 1 });
    if (errors) return { data: null, errors: errors.map(asBadInput) };
    const { text, errors: failures } = await this.writeWith(coerced)(context, coerced);
    return { data: text, errors: failures };
  }

  /** The same as a value. */
  async run(context: Context, variables: Variables): Promise<ExecutionResult> {
    const { data, errors } = await this.write(context, variables);
    if (data === null) return { errors };
    const result = { data: JSON.parse(data) as ExecutionResult['data'] };
    return errors.length > 0 ? { ...result, errors } : result;
  }

  private writeWith(variables: Variables): WriteResult {
    const key = this.deciding.map((name) => String(variables[name])).join();
    const known = this.compiled.get(key);
    if (known) return known;
    const { schema, document, operation } = this;
    const write = compileResult({ schema, operation, fragments: fragmentsOf(document), variables });
    this.compiled.set(key, write);
    return write;
  }
}

const asBadInput = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } });

/**
 * Extensions of a query whose result for a visitor depends on public data alone (see PublicData): not on an account,
 * address or time. Such a result may be served to other visitors, and to access tokens without a scope.
 */
export const IS_PUBLIC = { isPublic: true, scope: 'none' satisfies RequiredScope };

function readsPublicDataAlone(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  const fields = schema.getQueryType()!.getFields();
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions.isPublic === true,
  );
}

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
