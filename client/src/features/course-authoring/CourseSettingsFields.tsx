import { formatPrice } from '../../lib/format';
import { CourseCover } from '../../ui/CourseCover';
import { Section, Stack } from '../../ui/Layout';
import { TextField } from '../../ui/TextField';
import { levelName } from '../teaching/levelLabels';
import type { InfoFieldsProps } from './CourseDetailsFields';
import { centsOf, normalizedPrice } from './courseDraft';
import styles from './CourseSettingsFields.module.css';

interface CourseSettingsFieldsProps extends InfoFieldsProps {
  lessonCount: number;
}

const MISSING = 'Not set';

/** The price field and a summary of the course. */
export function CourseSettingsFields(props: CourseSettingsFieldsProps) {
  const { info, onChange, idOf, errorOf, lessonCount } = props;
  const cents = centsOf(info.price);
  const facts: [string, string | number][] = [
    ['Title', info.title.trim() || MISSING],
    ['Category', info.category || MISSING],
    ['Level', levelName(info.level)],
    ['Price', Number.isNaN(cents) ? MISSING : formatPrice(cents)],
    ['Lessons', lessonCount],
    ['Tags', info.tags.length],
  ];
  return (
    <Stack gap={40}>
      <TextField
        id={idOf('priceCents')}
        name="price"
        type="number"
        label="Price (USD)"
        hint="0 means free. The price is displayed but not charged."
        min={0}
        step={0.01}
        inputMode="decimal"
        autoComplete="off"
        className={styles.price}
        value={info.price}
        error={errorOf('priceCents')}
        onChange={({ target }) => onChange({ price: target.value })}
        onBlur={() => onChange({ price: normalizedPrice(info.price) })}
      />
      <Section title="Course Summary">
        <div className={styles.summary}>
          <CourseCover
            title={info.title.trim() || 'Untitled'}
            category={info.category || 'Other'}
            lessons={lessonCount}
            className={styles.cover}
          />
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={value === MISSING ? styles.missing : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </Stack>
  );
}
