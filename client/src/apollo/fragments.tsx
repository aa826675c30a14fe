import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { type ComponentType, type ReactNode, useState } from 'react';

type From<Data> = useFragment.FromOptionValue<Data>;

interface FragmentOptions<Data> {
  fragment: TypedDocumentNode<Data>;
  fragmentName: string;
  from: From<Data>;
}

/**
 * Apollo's useFragment, except that the last complete fields of an object stay until new ones are complete: an event can
 * write a part of an object, such as a new lesson of a course, and the rest is then still being read.
 */
export function useCompleteFragment<Data>(options: FragmentOptions<Data>): useFragment.Result<Data> {
  const { cache } = useApolloClient();
  const { from } = options;
  const id = typeof from === 'string' ? from : cache.identify(from);
  const result = useFragment<Data>(options);
  const [shown, setShown] = useState({ id, result });
  const isNew = result.complete || shown.id !== id;
  if (isNew && shown.result !== result) setShown({ id, result });
  return isNew ? result : shown.result;
}

/**
 * The component `View`, which needs the fields of a fragment in its prop `name`, for a parent that has only a reference
 * to them. Renders nothing as long as some of the fields have not been read.
 */
export function withFragment<
  Name extends string,
  Data extends Props[Name],
  Props extends Record<Name, unknown>,
>(name: Name, useData: (from: From<Data>) => useFragment.Result<Data>, View: ComponentType<Props>) {
  return function WithFragment(props: Omit<Props, Name> & Record<Name, From<Data>>): ReactNode {
    const { data, complete } = useData(props[name]);
    return complete ? <View {...({ ...props, [name]: data } as unknown as Props)} /> : null;
  };
}
