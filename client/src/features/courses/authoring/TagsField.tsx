import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { tagsOf } from '../../../../../server/features/courses/authoring/course-form.rules';
import { useWhenHidden } from '../../../lib/useWhenHidden';
import { announce } from '../../../ui/text/announce';
import { Button } from '../../../ui/buttons/Button';
import { RemovableChip } from '../../../ui/buttons/Chip';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { TextField } from '../../../ui/fields/TextField';
import styles from './TagsField.module.css';

interface TagsFieldProps {
  id: string;
  tags: readonly string[];
  error?: string;
  onChange: (tags: readonly string[]) => void;
}

/**
 * A course's tags: trimmed, added on Add or Enter, duplicates ignored (specification, section 5). Leaving the field or
 * the page adds what was typed too.
 */
export function TagsField({ id, tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  /** With the typed tag, if it is new. */
  const next = tagsOf([...tags, typed]);

  function add() {
    setTyped('');
    if (next.length === tags.length) return;
    onChange(next);
    announce(`Tag ${typed.trim()} added`);
  }

  // At once, so that the form can save it: a page that is closed renders nothing afterwards.
  useWhenHidden(() => flushSync(add));

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    announce(`Tag ${tag} removed`);
    // The focused button was removed with its tag.
    document.getElementById(id)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <Stack gap={8}>
      <div className={styles.row}>
        <TextField
          id={id}
          label="Tags"
          optional
          hint="Topics of the course. Press Enter to add each one."
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button variant="secondary" onClick={add} aria-label="Add tag">
          Add
        </Button>
      </div>
      {next.length > 0 && (
        <Cluster gap={8} role="group" aria-label="Tags of this course">
          {next.map((tag, index) => (
            <RemovableChip
              key={tag}
              // The typed tag takes up its space already: a button that moved when the field lost the focus to it would
              // miss the click.
              className={index < tags.length ? undefined : styles.typed}
              removeLabel={`Remove tag: ${tag}`}
              onRemove={() => remove(tag)}
            >
              {tag}
            </RemovableChip>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
