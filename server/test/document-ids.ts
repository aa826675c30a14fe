import { trustedDocuments } from '../trusted-documents';

/** The ids of the operations of our own client by name. */
export const documentIds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(trustedDocuments).map(([id, text]) => [/^\w+ (\w+)/.exec(text)![1]!, id]),
);
