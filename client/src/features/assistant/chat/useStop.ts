import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { useStopAssistantMutation } from './useStop.generated';

/** Stops a pending answer; the text so far becomes the answer. */
export function useStop() {
  const [stop, { loading }] = useStopAssistantMutation();
  return {
    stopping: loading,
    stop: async (requestId: string) => {
      await attemptOrToast(
        () => stop({ variables: { requestId } }),
        'The answer couldn’t be stopped and is still being written.',
      );
    },
  };
}
