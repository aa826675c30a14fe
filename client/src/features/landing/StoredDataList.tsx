import { STORED_DATA } from './storedData.generated';
import styles from './StoredDataList.module.css';

/** Each kind of data that is stored about a person: for how long, and what becomes of it with the account. */
export function StoredDataList() {
  return (
    <dl className={styles.list}>
      {STORED_DATA.map(({ about, keptFor, onDeletion, isExported }) => (
        <div key={about} className={styles.item}>
          <dt>{about}</dt>
          <dd>Kept: {keptFor}</dd>
          <dd>When your account is deleted: {onDeletion}</dd>
          {!isExported && <dd>Not in the copy of your data</dd>}
        </div>
      ))}
    </dl>
  );
}
