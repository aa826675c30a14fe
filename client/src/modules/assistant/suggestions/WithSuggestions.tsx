import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { SuggestionKind } from '../../../apollo/__generated__/types';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { AssistantIcon } from '../../../ui/icons/Icons';
import { LoadingState } from '../../../ui/states/States';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import styles from './WithSuggestions.module.css';

const SuggestionPanel = lazyComponent(async () => (await import('./SuggestionPanel')).SuggestionPanel);

export interface SuggestionsFor {
  /** The kinds of suggestions for this field; empty: none are offered. */
  kinds: readonly SuggestionKind[];
  /** The field's label in the middle of a sentence. */
  field: string;
  /** null: a course that is not saved yet. */
  courseId: string | null;
  /** Title of what the text belongs to. */
  title: string;
  text: string;
  /** What a suggestion is based on, if not on the text itself. */
  basis?: string;
  onText: (text: string) => void;
}

/**
 * A field with a button that opens the assistant's suggestions beside it, below it in a narrow place. A closed panel is
 * only hidden, so that it shows the same suggestion when it is opened again, also one that arrived in the meantime.
 */
export function WithSuggestions({ children, ...field }: SuggestionsFor & { children: ReactNode }) {
  const [wantsOpen, setWantsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isOffered = field.kinds.length > 0;
  const isOpen = wantsOpen && isOffered;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const area = () => box.current?.querySelector('textarea') ?? null;

  function close() {
    setWantsOpen(false);
    button.current?.focus();
  }

  return (
    <div className={styles.place}>
      <div className={`wm-grid wm-gap-16 ${styles.pair}`} data-open={isOpen}>
        <div ref={box} className="wm-stack wm-gap-4 wm-min-0">
          {children}
          {isOffered && (
            <div>
              <Button
                ref={button}
                variant="quiet"
                size="sm"
                iconStart={<AssistantIcon size={16} />}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => {
                  setWantsOpen(!isOpen);
                  setWasOpened(true);
                }}
              >
                Suggestions<span className="wm-visually-hidden"> for the {field.field}</span>
              </Button>
            </div>
          )}
        </div>
        <div id={panelId} className="wm-min-0" hidden={!isOpen}>
          {wasOpened && isOffered && (
            <Suspense
              fallback={
                <LoadingState text="Loading suggestions…">
                  <SkeletonLines lines={3} />
                </LoadingState>
              }
            >
              <SuggestionPanel
                {...field}
                // Only a part that is selected in the field, if any.
                selectedPart={() => {
                  const { value = '', selectionStart = 0, selectionEnd = 0 } = area() ?? {};
                  return { part: value.slice(selectionStart, selectionEnd), start: selectionStart };
                }}
                currentText={() => area()?.value ?? field.text}
                onAccepted={() => area()?.focus()}
                onClose={close}
              />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
