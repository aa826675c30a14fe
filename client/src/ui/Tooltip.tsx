import '@mantine/core/styles/Tooltip.css';
import { Tooltip as MantineTooltip, type TooltipProps } from '@mantine/core';
import { classes } from './classes';
import { MantineScope } from './MantineScope';
import styles from './Tooltip.module.css';

/** Mantine's tooltip in our colors. Only for descriptions: never the only place of a name or an instruction. */
export function Tooltip(props: TooltipProps) {
  return (
    <MantineScope>
      <MantineTooltip
        withArrow
        openDelay={150}
        {...props}
        classNames={{ tooltip: classes(styles.tooltip), arrow: classes(styles.arrow) }}
      />
    </MantineScope>
  );
}
