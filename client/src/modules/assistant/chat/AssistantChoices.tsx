import { DIFFICULTIES, SUBJECTS, USER_TYPES } from '#server/modules/assistant/assistant.rules';
import { Stack } from '../../../ui/layout/Layout';
import { SelectField } from '../../../ui/fields/SelectField';
import type { Choices } from './storedChoices';

interface AssistantChoicesProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** Selects the audience, level and course preference of the next answer. */
export function AssistantChoices({ choices, onChange }: AssistantChoicesProps) {
  return (
    <Stack gap={12}>
      <WordSelect
        label="User Type"
        words={USER_TYPES}
        value={choices.userType}
        onChoose={(userType) => onChange({ ...choices, userType })}
      />
      <WordSelect
        label="Difficulty Level"
        words={DIFFICULTIES}
        value={choices.difficulty}
        onChoose={(difficulty) => onChange({ ...choices, difficulty })}
      />
      <WordSelect
        label="Tech Track"
        words={SUBJECTS}
        value={choices.subject}
        onChoose={(subject) => onChange({ ...choices, subject })}
      />
    </Stack>
  );
}

interface WordSelectProps<Key extends string> {
  label: string;
  words: Record<Key, string>;
  value: Key;
  onChoose: (key: Key) => void;
}

function WordSelect<Key extends string>({ label, words, value, onChoose }: WordSelectProps<Key>) {
  const keys = Object.keys(words) as Key[];
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const key = keys.find((each) => each === currentTarget.value);
        if (key) onChoose(key);
      }}
    >
      {keys.map((key) => (
        <option key={key} value={key}>
          {words[key].charAt(0).toUpperCase() + words[key].slice(1)}
        </option>
      ))}
    </SelectField>
  );
}
