import { errorSentence } from '../../apollo/errors';
import { toast } from '../../ui/toast';
import { useStopAssistantMutation } from './useStop.generated';

/** Stops an answer on its way; what was said so far then comes as the answer. */
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
