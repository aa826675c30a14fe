import type { ComponentType } from 'react';
import * as icons from '../ui/icons/Icons';
import { Cluster } from '../ui/layout/Layout';
import * as toolIcons from '../ui/icons/ToolIcons';

const { icon: _, ...basicIcons } = icons;
const ICONS: Record<string, ComponentType<icons.IconProps>> = { ...basicIcons, ...toolIcons };

export function IconsKit() {
  return (
    <Cluster gap={24}>
      {Object.entries(ICONS).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon size={24} />
        </span>
      ))}
    </Cluster>
  );
}
