const { isInterfaceType } = require('graphql');

/**
 * graphql-codegen plugin: the types that implement each interface, for Apollo's cache. Those of unions are left out,
 * since no fragment is on a union, and every page loads the list. Their names are also a type.
 */
function plugin(schema) {
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
  const possibleTypes = Object.fromEntries(
    interfaces.map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort(),
    ]),
  );
  const names = Object.entries(possibleTypes).map(
    ([name, types]) => `\n  ${name}: ${types.map((type) => `'${type}'`).join(' | ')};`,
  );
  return `export interface PossibleTypes {${names.join('')}\n}

const result: { possibleTypes: Record<string, string[]> } = ${JSON.stringify({ possibleTypes }, null, 2)};
export default result;
`;
}

module.exports = { plugin };
