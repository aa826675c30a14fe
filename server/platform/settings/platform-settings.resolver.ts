import { FieldResolver, registerEnumType, Resolver } from 'type-graphql';
import { Platform } from '../demo/platform.types';
import { Category } from './settings.types';
import { InstructorAccess } from './settings.rules';
import { logoUrlOf, PlatformSettingsService } from './platform-settings.service';

registerEnumType(InstructorAccess, {
  name: 'InstructorAccess',
  description: 'Who may register as an instructor.',
  valuesConfig: {
    EVERYONE: { description: 'Everyone.' },
    BY_APPROVAL: {
      description: 'Everyone may ask; the account is a student’s until an administrator approves.',
    },
    BY_INVITATION: { description: 'Those whom an administrator invited.' },
    BY_DOMAIN: {
      description:
        'Those whose email address is of a listed domain; the account is a student’s until the address is verified.',
    },
  },
});

/** The settings that everyone can see. */
@Resolver(() => Platform)
export class PlatformSettingsResolver {
  constructor(private readonly settings: PlatformSettingsService) {}

  @FieldResolver(() => String, { description: 'Name of the platform, at most 40 characters.' })
  name() {
    return this.settings.current().then(({ name }) => name);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the uploaded logo, a WebP picture; null for the built-in one.',
  })
  logoUrl() {
    return this.settings.current().then(logoUrlOf);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Color of buttons and markers as `#RRGGBB`; null for the built-in one.',
  })
  accentColor() {
    return this.settings.current().then(({ accentColor }) => accentColor);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Plain text below the landing page's heading; null for the built-in one.",
  })
  welcomeText() {
    return this.settings.current().then(({ welcomeText }) => welcomeText);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether anyone can register. Existing accounts can log in in any case.',
  })
  isRegistrationOpen() {
    return this.settings.current().then(({ isRegistrationOpen }) => isRegistrationOpen);
  }

  @FieldResolver(() => InstructorAccess, { description: 'Who may register as an instructor.' })
  instructorAccess() {
    return this.settings.current().then(({ instructorAccess }) => instructorAccess);
  }

  @FieldResolver(() => [Category], { description: 'The categories of courses, in order.' })
  categories() {
    return this.settings.current().then(({ categories }) => categories);
  }
}
