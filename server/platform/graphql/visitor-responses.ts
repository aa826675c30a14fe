import type { ApolloServer, HTTPGraphQLHead } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { getOperationAST, Kind, OperationTypeNode, parse, type GraphQLSchema } from 'graphql';
import type { VisitorCache } from '../visitor-cache';
import type { Context } from './context';
import { documentIdIn, type TrustedDocuments } from './trusted-documents';

/** The serialized result of an operation, the same for every visitor. */
interface VisitorResponse {
  http: HTTPGraphQLHead;
  body: Buffer;
  hasErrors: boolean;
}

interface VisitorResponsesOptions {
  schema: GraphQLSchema;
  documents: TrustedDocuments;
  apollo: ApolloServer<Context>;
  cache: VisitorCache<VisitorResponse>;
  contextOf: (request: Request) => Context;
}

/** The media types of responses, in the order in which Apollo prefers them. */
const MEDIA_TYPES = ['application/json', 'application/graphql-response+json'];

/**
 * Serves trusted documents that read public data alone to visitors, from the cache if it has them. Leaves other requests
 * to the next handler.
 */
export function visitorResponses(options: VisitorResponsesOptions): RequestHandler {
  const { schema, documents, apollo, cache, contextOf } = options;
  const publicById = new Map<string, boolean>();
  const isPublic = (id: string, text: string) => {
    if (!publicById.has(id)) publicById.set(id, readsPublicDataAlone(schema, text));
    return publicById.get(id)!;
  };
  const execute = async (query: string, variables: object, contextValue: Context) => {
    const { http, body } = await apollo.executeOperation({ query, variables }, { contextValue });
    // Only @defer and @stream, which we do not serve, make another kind.
    if (body.kind !== 'single') return null;
    const { errors, data } = body.singleResult;
    return { http, body: Buffer.from(JSON.stringify({ errors, data })), hasErrors: errors !== undefined };
  };
  return async (request, response, next) => {
    const id = request.headers.authorization === undefined ? documentIdIn(request.body) : null;
    const text = documents.textOf(id);
    if (id === null || text === null || !isPublic(id, text)) return next();
    const { query, variables = {} } = request.body as { query?: unknown; variables?: object };
    // Apollo says what is wrong with other variables.
    const hasVariables = typeof variables === 'object' && !Array.isArray(variables);
    const mediaType = request.accepts(MEDIA_TYPES);
    if (request.method !== 'POST' || query !== undefined || !hasVariables || mediaType === false)
      return next();
    const result = await cache.get(
      id + JSON.stringify(variables),
      () => execute(text, variables, contextOf(request)),
      ({ hasErrors }) => !hasErrors,
    );
    if (result === null) return next();
    const { status = 200, headers } = result.http;
    response.status(status).set(Object.fromEntries(headers));
    response.set('Content-Type', `${mediaType}; charset=utf-8`).end(result.body);
  };
}

/** Whether all that an operation reads has IS_PUBLIC. */
function readsPublicDataAlone(schema: GraphQLSchema, text: string): boolean {
  const { operation, selectionSet } = getOperationAST(parse(text))!;
  const fields = schema.getQueryType()!.getFields();
  const isPublic = (name: string) => fields[name]?.extensions.isPublic === true;
  return (
    operation === OperationTypeNode.QUERY &&
    selectionSet.selections.every((one) => one.kind === Kind.FIELD && isPublic(one.name.value))
  );
}
