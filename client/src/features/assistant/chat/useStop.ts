import { errorSentence } from '../../../apollo/errors';
import { toast } from '../../../ui/overlays/toast';
import { useStopAssistantMutation } from './useStop.generated';

/** Stops a pending answer; the text so far becomes the answer. */
export function useStop() {
  const [stop, { loading }] = useStopAssistantMutation();
  return {
    stopping: loading,
    stop: async (requestId: string) => {
      try {
        await stop({ variables: { requestId } });
      } catch (error) {
        toast.error(errorSentence(error, 'The answer couldn’t be stopped and is still being written.'));
      }
    },
  };
}
