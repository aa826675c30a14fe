import { registerEnumType } from 'type-graphql';

/**
 * Makes an enum of the schema of its values, each with its description. Its type has the same name:
 * `export type State = keyof typeof State`.
 */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { readonly [Key in Value]: Key } {
  const each = <Result>(toResult: (value: Value) => Result) =>
    Object.fromEntries((Object.keys(values) as Value[]).map((value) => [value, toResult(value)]));
  const object = each((value) => value);
  registerEnumType(object, {
    name,
    description,
    valuesConfig: each((value) => ({ description: values[value] })),
  });
  return object as { readonly [Key in Value]: Key };
}
