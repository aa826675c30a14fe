import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Tabs.module.css';

interface TabsProps<Value extends string> {
  /** The selected tab. */
  value: Value;
  onChange: (value: Value) => void;
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: Value; title: ReactNode; panel: ReactNode }[];
  /** Fills a column of fixed height, in which the panels scroll. */
  fill?: boolean;
  /** Stays at the end of the row, beside the tabs. */
  end?: ReactNode;
}

/**
 * Tabs with their panels; the selected tab is underlined by a piece of line. Arrow keys select. All panels stay mounted,
 * so that they keep what was entered.
 */
export function Tabs<Value extends string>({ value, onChange, label, tabs, fill, end }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={onChange} className={classes(fill && styles.fill)}>
      <div className={styles.row}>
        <BaseTabs.List
          aria-label={label}
          activateOnFocus
          className={`wm-grow wm-row wm-align-stretch ${styles.list}`}
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className={`wm-muted wm-font-17 wm-strong wm-nowrap wm-line-1 ${styles.tab}`}
            >
              {tab.title}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {end}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
