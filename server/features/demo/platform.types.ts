import { Field, ObjectType } from 'type-graphql';
import { Role } from '../../platform/viewer';

@ObjectType({ description: 'An account that anybody may try the demo with.' })
export class DemoAccount {
  @Field(() => Role, { description: 'What the account is for.' })
  role!: Role;

  @Field(() => String, { description: 'Log in with this email.' })
  email!: string;

  @Field(() => String, { description: 'And with this password.' })
  password!: string;
}

@ObjectType({ description: 'How this platform is run.' })
export class Platform {
  @Field(() => Boolean, {
    description: 'true: seeded, for trying the product; accounts and tokens are shown openly.',
  })
  isDemo!: boolean;

  @Field(() => [DemoAccount], { description: 'The accounts to try it with; empty outside demo mode.' })
  demoAccounts!: DemoAccount[];
}
