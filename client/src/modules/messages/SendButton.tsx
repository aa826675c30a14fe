import { Button } from '../../ui/buttons/Button';
import { SendIcon } from '../../ui/icons/ToolIcons';

/** Sends the message of its form. */
export function SendButton({ sending }: { sending: boolean }) {
  return (
    <div>
      <Button type="submit" iconStart={<SendIcon size={18} />} loading={sending} loadingText="Sending...">
        Send
      </Button>
    </div>
  );
}
