import { trustedDocuments } from '../trusted-documents';

/** The client's operations by name: the ids that it sends in their place. */
export const documentIds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(trustedDocuments).map(([id, text]) => [/^\w+ (\w+)/.exec(text)![1]!, id]),
);
