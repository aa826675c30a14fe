import type { SettingsInput } from '../../../../../server/features/platform-settings/settings.rules';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { sendFile } from '../../../apollo/fetchFile';
import { refusedAsWhole, saveOutcome, type SaveOutcome } from '../../../forms/saveOutcome';
import { toast } from '../../../ui/overlays/toast';
import { usePlatform, useShowPlatform } from '../../../ui/platform/platform';
import { showAccent } from './showAccent';
import {
  useRemovePlatformLogoMutation,
  useSendTestEmailMutation,
  useUpdatePlatformSettingsMutation,
} from './useSettingsActions.generated';

const SAVE_FAILED = 'The settings couldn’t be saved. Please try again.';
const UPLOAD_FAILED = 'The logo couldn’t be uploaded. Please try again.';
const NOT_SENT = 'The email was not sent.';

/** Saves the form; `revision` is the one the draft is based on. Never throws; errors are part of the outcome. */
export function useSaveSettings() {
  const [update] = useUpdatePlatformSettingsMutation();
  const platform = usePlatform();
  const show = useShowPlatform();
  return (input: SettingsInput, revision: number | null): Promise<SaveOutcome> =>
    attempt(
      async () => {
        const { data } = await update({ variables: { input, revision: revision ?? 0 } });
        const result = data?.updatePlatformSettings;
        const outcome = saveOutcome(result, {
          saved: 'PlatformSettingsUpdated',
          conflict: 'PlatformSettingsEditConflict',
          failed: SAVE_FAILED,
        });
        if (result?.__typename !== 'PlatformSettingsUpdated') return outcome;
        const { name, welcomeText, isRegistrationOpen, instructorAccess } = result.settings;
        show({ ...platform, name, welcomeText, isRegistrationOpen, instructorAccess });
        showAccent(result.settings.accentColor);
        return { kind: 'saved', revision: result.settings.revision };
      },
      SAVE_FAILED,
      refusedAsWhole,
    );
}

/** Changes the logo at once, without the form; what happened is shown as a toast. */
export function useLogo(onChanged: (logoUrl: string | null) => void) {
  const [removeLogo] = useRemovePlatformLogoMutation();
  const platform = usePlatform();
  const show = useShowPlatform();

  function changed(logoUrl: string | null, sentence: string) {
    show({ ...platform, logoUrl });
    onChanged(logoUrl);
    toast.success(sentence);
  }

  return {
    upload: (file: File) =>
      attemptOrToast(async () => {
        const response = await sendFile('/platform/logo', file);
        if (!response) return;
        const answer = (await response.json().catch(() => ({}))) as { logoUrl?: unknown; error?: unknown };
        if (response.ok && typeof answer.logoUrl === 'string') changed(answer.logoUrl, 'Logo saved');
        else toast.error(typeof answer.error === 'string' ? answer.error : UPLOAD_FAILED);
      }, UPLOAD_FAILED),
    remove: () =>
      attemptOrToast(async () => {
        await removeLogo();
        changed(null, 'The built-in logo is shown again');
      }, 'The logo couldn’t be removed'),
  };
}

const MAIL_SERVER_ADVICE = 'The operator of the platform sets its mail server with SMTP_URL.';

/** What happened to a test email, as a sentence. */
export interface TestEmailOutcome {
  isSent: boolean;
  sentence: string;
  /** What can be done about a failure of the mail server; null for every other outcome. */
  advice: string | null;
}

const notSent = (sentence: string): TestEmailOutcome => ({ isSent: false, sentence, advice: null });

/** Sends a test email to the administrator. */
export function useTestEmail() {
  const [send, { loading }] = useSendTestEmailMutation({ fetchPolicy: 'no-cache' });
  const sendTestEmail = () =>
    attempt(
      async (): Promise<TestEmailOutcome> => {
        const { data } = await send();
        const result = data?.sendTestEmail;
        if (!result) return notSent(NOT_SENT);
        if (result.__typename !== 'TestEmailSent')
          return { ...notSent(result.message), advice: MAIL_SERVER_ADVICE };
        const { from, to } = result;
        const sentence = `The mail server accepted an email from ${from} to ${to}. Please check that it arrived.`;
        return { isSent: true, sentence, advice: null };
      },
      NOT_SENT,
      notSent,
    );
  return { sendTestEmail, sending: loading };
}
