/** An operation that an API explorer opens with. */
export interface StarterOperation {
  /** The document, including explanatory comments. */
  query: string;
  /** A JSON object; absent if the operation has no variables. */
  variables?: string;
}

const files = import.meta.glob<string>('../../docs/api/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const VARIABLES = /^# Variables: (\{.*\})/m;

const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 2);

/** The operations of docs/api, sorted by file name. */
export const starterOperations: readonly StarterOperation[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([, query]) => {
    const variables = VARIABLES.exec(query)?.[1];
    return variables === undefined ? { query } : { query, variables: indented(variables) };
  });
