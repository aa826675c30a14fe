import * as z from 'zod/mini';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { isUploadedPicture, updateProfileRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { DraftNotes } from '../../../forms/EditorNotes';
import type { DraftFormat } from '../../../forms/storedDraft';
import { useKeptForm } from '../../../forms/useCheckedForm';
import { browserTimeZone } from '../../../lib/browserTimeZone';
import { readSession, storeSession } from '../../../lib/session';
import type { DraftKey } from '../../../lib/storage';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { FormError, SelectField, TextArea, TextField } from '../../../ui/fields/Fields';
import styles from './ProfileForm.module.css';
import { type ProfileFormFragment, UpdateProfileDocument } from './__generated__/ProfilePage.generated';
import { showOnCourses } from './showOnCourses';

const profileDraft = z.object({
  name: z.string(),
  bio: z.string(),
  pictureUrl: z.string(),
  language: z.string(),
  timeZone: z.string(),
});

/** Form values of a profile; '' where nothing is given. */
type ProfileDraft = z.infer<typeof profileDraft>;

/** Storage key of an account's kept profile draft. */
const profileDraftKey = (accountId: string): DraftKey => `profileDraft:${accountId}`;

/** The form of an account; drafts of version 1 had a bio and a picture only. */
const profileDraftFormat = (saved: ProfileDraft): DraftFormat<ProfileDraft> => ({
  version: 2,
  schema: profileDraft,
  upgrades: { 1: (draft) => ({ ...saved, ...(draft as Partial<ProfileDraft>) }) },
});

const isSameProfile = (one: ProfileDraft, other: ProfileDraft) =>
  profileFields.every((field) => one[field].trim() === other[field].trim());

const profileFields = ['name', 'bio', 'pictureUrl', 'language', 'timeZone'] as const;

/** Form for the name and what else others see, and for language and time zone. */
export function ProfileForm({ account }: { account: ProfileFormFragment }) {
  const { cache } = useApolloClient();
  const saved = wordsOf(account);
  const [format] = useState(() => profileDraftFormat(saved));
  const uploaded =
    account.pictureUrl !== null && isUploadedPicture(account.pictureUrl) ? account.pictureUrl : null;
  const isInstructor = account.role === 'INSTRUCTOR';
  // Hundreds of options, which are rendered once and not for each key.
  const languages = useMemo(() => languageChoices(saved.language).map(option), [saved.language]);
  const timeZones = useMemo(() => timeZoneChoices(saved.timeZone).map(option), [saved.timeZone]);
  const update = useFormAction(UpdateProfileDocument, {
    variables: (input: Partial<Omit<ProfileFormFragment, 'id' | 'role'>>) => ({ input }),
    onDone: (input) => {
      showOnCourses(cache, account.id, input);
      kept.settle(wordsOf({ ...account, ...input }), null);
      rename(input.name);
    },
    done: 'Profile saved',
    failed: 'Failed to update profile',
  });
  const { form, field, errors, sending, kept } = useKeptForm({
    key: profileDraftKey(account.id),
    format,
    saved,
    savedRevision: null,
    isSame: isSameProfile,
    check: (values) => check(updateProfileRules, values),
    // An uploaded picture stays until an address replaces it.
    send: (typed) => update({ ...typed, pictureUrl: typed.pictureUrl ?? uploaded }),
  });

  return (
    <Card padding="lg" className={styles.card}>
      <form {...form}>
        <DraftNotes draft={kept} notYet="not saved" />
        <FormError errors={errors} />
        <TextField
          {...field('name')}
          label="Name"
          autoComplete="name"
          hint="Shown to others. Certificates you already earned keep the name they were issued with."
          required
        />
        <TextArea
          {...field('bio')}
          label="Bio"
          optional
          rows={5}
          hint={`A few sentences about you${isInstructor ? ', shown on your courses' : ''}. At most 2,000 characters.`}
        />
        {isInstructor && (
          <TextField
            {...field('pictureUrl')}
            label="Picture address"
            optional
            type="url"
            inputMode="url"
            autoComplete="photo"
            placeholder="https://"
            hint={
              uploaded
                ? 'You uploaded a picture. An https:// link replaces it.'
                : 'An https:// link to a picture of you, if you don’t upload one.'
            }
          />
        )}
        <SelectField
          {...field('language')}
          label="Language"
          hint="The language you prefer for content. The pages are in English."
        >
          <option value="">Same as browser</option>
          {languages}
        </SelectField>
        <SelectField {...field('timeZone')} label="Time zone">
          {timeZones}
        </SelectField>
        <div>
          <Button type="submit" loading={sending} loadingText="Saving...">
            Save profile
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Maps null from the server to a blank field, and no time zone to the browser's. */
function wordsOf(account: Partial<ProfileFormFragment>): ProfileDraft {
  const { name, bio, pictureUrl, language, timeZone } = account;
  return {
    name: name ?? '',
    bio: bio ?? '',
    pictureUrl: pictureUrl && !isUploadedPicture(pictureUrl) ? pictureUrl : '',
    language: language ?? '',
    timeZone: timeZone ?? browserTimeZone(),
  };
}

/** Shows the name in the header, which knows the account from the session. */
function rename(name: string | undefined) {
  const session = readSession();
  if (session && name) storeSession(session.token, { ...session.user, name });
}

const option = ({ value, label, lang }: Choice) => (
  <option key={value} value={value} lang={lang}>
    {label}
  </option>
);

const LANGUAGES =
  'ar bg bn cs da de el en-GB en-US es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt-BR pt-PT ro ru sk sl sr sv sw ta th tr uk ur vi zh-Hans zh-Hant'.split(
    ' ',
  );

interface Choice {
  value: string;
  label: string;
  /** The language of the label, if it is not English. */
  lang?: string;
}

/** The languages to choose from, each in its own words; `chosen` is included whatever it is. */
function languageChoices(chosen: string): Choice[] {
  const tags = LANGUAGES.includes(chosen) || !chosen ? LANGUAGES : [...LANGUAGES, chosen];
  return tags.map((tag) => ({ value: tag, label: nameOf(tag), lang: tag }));
}

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Every time zone the browser knows; `chosen` is included whatever it is. */
function timeZoneChoices(chosen: string): Choice[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const all = zones.includes(chosen) || !chosen ? zones : [chosen, ...zones];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
