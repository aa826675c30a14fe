import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  Kind,
  type GraphQLCompositeType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

type Fields = ReadonlySet<string>;

/** By the fields' nodes, which a compiled document keeps, and the type. */
const known = new WeakMap<object, Map<string, Fields>>();

/**
 * Whether an operation selects of objects of these types, anywhere below a field, no field but these; objects of other
 * types do not matter.
 */
export const selectsOnly = (
  info: GraphQLResolveInfo,
  fields: Readonly<Record<string, ReadonlySet<string>>>,
): boolean =>
  Object.entries(fields).every(([type, allowed]) =>
    [...fieldsOfType(info, type)].every((field) => allowed.has(field)),
  );

/**
 * The names of the fields that are selected of objects of this type anywhere below a field, whatever @skip and @include
 * say. Without __typename.
 */
function fieldsOfType(info: GraphQLResolveInfo, typeName: string): Fields {
  let ofTypes = known.get(info.fieldNodes);
  if (!ofTypes) known.set(info.fieldNodes, (ofTypes = new Map<string, Fields>()));
  let fields = ofTypes.get(typeName);
  if (!fields) ofTypes.set(typeName, (fields = collected(info, typeName)));
  return fields;
}

function collected({ schema, fragments, fieldNodes, returnType }: GraphQLResolveInfo, typeName: string) {
  const fields = new Set<string>();
  const spread = new Set<string>();

  const visitNamed = (name: string, selections: SelectionSetNode): void => {
    const type = schema.getType(name);
    if (isCompositeType(type)) visit(type, selections);
  };
  const visit = (parent: GraphQLCompositeType, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        visitNamed(selection.typeCondition?.name.value ?? parent.name, selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value]!;
        // Its fields do not depend on where it is spread.
        if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          visitNamed(fragment.typeCondition.name.value, fragment.selectionSet);
        }
      } else {
        const name = selection.name.value;
        if (name === '__typename') continue;
        const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
        if (types.some((type) => type.name === typeName)) fields.add(name);
        const field = 'getFields' in parent ? parent.getFields()[name] : undefined;
        if (selection.selectionSet && field)
          visitNamed(getNamedType(field.type).name, selection.selectionSet);
      }
    }
  };
  for (const { selectionSet } of fieldNodes)
    if (selectionSet) visitNamed(getNamedType(returnType).name, selectionSet);
  return fields;
}
