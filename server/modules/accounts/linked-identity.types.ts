import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An identity at the sign-in provider that is linked to the account.' })
export class LinkedIdentity {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'The issuer that identifies the provider, an address.' })
  issuer!: string;

  @Field(() => String, { description: 'The email that the provider had verified when it was linked.' })
  email!: string;

  @Field(() => Date, { description: 'When it was linked.' })
  linkedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used to log in; null: never.' })
  lastUsedAt!: Date | null;
}
