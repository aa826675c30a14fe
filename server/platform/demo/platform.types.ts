import { Field, ObjectType } from 'type-graphql';
import { Role } from '../viewer';
import { RequiresScope } from '../required-scope';

@ObjectType({ description: 'A demo account that anyone can log in with.' })
export class DemoAccount {
  @Field(() => String, { description: 'What the person is, such as `Teaching assistant`.' })
  label!: string;

  @Field(() => Role, { description: 'Role of the account.' })
  role!: Role;

  @Field(() => String, { description: 'Email address to log in with.' })
  email!: string;

  @Field(() => String, { description: 'Password to log in with.' })
  password!: string;
}

@RequiresScope('none')
@ObjectType({ description: 'Settings of the platform.' })
export class Platform {
  @Field(() => Boolean, {
    description:
      'Whether the platform runs in demo mode, with example data, public demo accounts and reset tokens shown on screen.',
  })
  isDemo!: boolean;

  @Field(() => [DemoAccount], { description: 'Demo accounts; empty outside demo mode.' })
  demoAccounts!: DemoAccount[];
}
