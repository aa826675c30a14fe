import { formatCount } from '../../lib/format';
import { usePlatform } from '../../ui/platform/platform';
import { STORED_DATA } from './storedData.generated';
import styles from './StoredDataList.module.css';

/** Each kind of data that is stored about a person: why, for how long, and what becomes of it with the account. */
export function StoredDataList() {
  const platform = usePlatform();
  return STORED_DATA.map(({ purpose, entries }) => (
    <section key={purpose} className={styles.group}>
      <h3>{purpose}</h3>
      <dl className={styles.list}>
        {entries.map(({ about, keptFor, onDeletion, isExported }) => (
          <div key={about} className={styles.item}>
            <dt>{about}</dt>
            <dd>
              Kept: {typeof keptFor === 'string' ? keptFor : formatCount(platform[keptFor.daysOf], 'day')}
            </dd>
            <dd>When your account is deleted: {onDeletion}</dd>
            <dd>{isExported ? 'In the copy of your data' : 'Not in the copy of your data'}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
