import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { getOperationAST, parse } from 'graphql';
import { socketUrl } from './socketUrl';

const send = createGraphiQLFetcher({ url: '/graphql', subscriptionUrl: socketUrl() });

/**
 * Sends subscriptions over the socket and everything else over HTTP. For some time after a tab was opened, GraphiQL
 * still passes the previous tab's operation name.
 */
export const fetcher: Fetcher = (parameters, options) => {
  const documentAST = parse(parameters.query);
  const operation = getOperationAST(documentAST, parameters.operationName) ?? getOperationAST(documentAST);
  const operationName = operation?.name?.value;
  return send({ ...parameters, operationName }, { ...options, documentAST });
};
