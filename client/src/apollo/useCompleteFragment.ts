import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useState } from 'react';

interface FragmentOptions<Data> {
  fragment: TypedDocumentNode<Data>;
  fragmentName: string;
  from: useFragment.FromOptionValue<Data>;
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
