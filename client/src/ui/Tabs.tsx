import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Tabs.css';
import {
  Tabs as MantineTabs,
  type TabsListProps,
  type TabsPanelProps,
  type TabsProps,
  type TabsTabProps,
} from '@mantine/core';
import { classes } from './classes';
import { MantineScope } from './MantineScope';
import styles from './Tabs.module.css';

/** Mantine's tabs in our style: the selected tab is underlined by a piece of line. */
export function Tabs(props: TabsProps) {
  return (
    <MantineScope>
      <MantineTabs {...props} />
    </MantineScope>
  );
}

export function TabsList({ className, ...rest }: TabsListProps) {
  return <MantineTabs.List {...rest} className={classes(styles.list, className)} />;
}

export function TabsTab({ className, ...rest }: TabsTabProps) {
  return <MantineTabs.Tab {...rest} className={classes(styles.tab, className)} />;
}

export function TabsPanel({ className, ...rest }: TabsPanelProps) {
  return <MantineTabs.Panel {...rest} className={classes(styles.panel, className)} />;
}
