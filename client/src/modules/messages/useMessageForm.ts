import { useRef } from 'react';
import type { Checked } from '#server/platform/validation.rules';
import type { FormOutcome } from '../../forms/formOutcome';
import { useKeptForm } from '../../forms/useCheckedForm';
import type { DraftOptions } from '../../forms/useKeptDraft';

/** Why a message wasn't sent, if the server gave no reason. */
export const NO_RESPONSE = 'the server didn’t respond';

interface MessageFormOptions<Draft> extends Pick<DraftOptions<Draft>, 'key' | 'format' | 'saved'> {
  check?: (draft: Draft) => Checked<Draft>;
  send: (message: Draft & { id: string }) => Promise<FormOutcome>;
  /** Called with the reason if it was not sent. */
  onRefused?: (sentence: string) => void;
}

/** A form for a message, whose draft is kept on this device until it is sent, in case the session ends before. */
export function useMessageForm<Draft extends Record<string, string>>(options: MessageFormOptions<Draft>) {
  const { saved, send, onRefused } = options;
  const last = useRef<{ content: string; id: string } | null>(null);
  const checked = useKeptForm<Draft>({
    ...options,
    savedRevision: null,
    isSame: (one, other) => Object.keys(saved).every((name) => one[name]?.trim() === other[name]?.trim()),
    send: async (draft) => {
      const content = JSON.stringify(draft);
      // The same until it was sent, so that a message whose first attempt got no response is not delivered twice.
      if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() };
      const outcome = await send({ ...draft, id: last.current.id });
      if (outcome.ok) {
        last.current = null;
        // Text typed while sending belongs to the next message.
        checked.kept.startOver(draft);
        return outcome;
      }
      const message = `Failed to send: ${outcome.message ?? outcome.fields?.[0]?.message}`;
      onRefused?.(message);
      return { ...outcome, message };
    },
  });
  return checked;
}
