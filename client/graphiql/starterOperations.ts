/** An operation that an explorer of the API opens with. */
export interface StarterOperation {
  /** The document, with the comments that explain it. */
  query: string;
  /** A JSON object; absent when the operation takes no variables. */
  variables?: string;
}

const files = import.meta.glob<string>('../../docs/api/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const VARIABLES = /^# Variables: (\{.*\})/m;

const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 2);

/** The operations of docs/api in the order of their file names. */
export const starterOperations: readonly StarterOperation[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([, query]) => {
    const variables = VARIABLES.exec(query)?.[1];
    return variables === undefined ? { query } : { query, variables: indented(variables) };
  });
