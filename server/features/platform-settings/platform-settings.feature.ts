import type { Feature } from '../../platform/feature';
import {
  AdministrationSettingsResolver,
  SettingsAdministrationResolver,
} from './administration/settings-administration.resolver';
import { PlatformSettingsRow } from './platform-settings.entities';
import { PlatformSettingsResolver } from './platform-settings.resolver';

export const platformSettings: Feature = {
  entities: [PlatformSettingsRow],
  resolvers: [PlatformSettingsResolver, AdministrationSettingsResolver, SettingsAdministrationResolver],
};
