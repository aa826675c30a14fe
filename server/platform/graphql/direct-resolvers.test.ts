import 'reflect-metadata';
import { graphql, type GraphQLSchema } from 'graphql';
import { container, injectable } from 'tsyringe';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  UseMiddleware,
  buildSchema,
} from 'type-graphql';
import { callMethodsDirectly } from './direct-resolvers';

@ObjectType()
class Parcel {
  @Field(() => Int)
  grams!: number;
}

@InputType()
class NewParcel {
  @Field(() => Int, { defaultValue: 5 })
  grams!: number;
}

const seen: unknown[] = [];

@injectable()
@Resolver(() => Parcel)
class ParcelResolver {
  private readonly unit = 'g';

  @Query(() => Parcel)
  parcel(@Arg('grams', () => Int) grams: number) {
    return { grams };
  }

  @Query(() => Parcel)
  @UseMiddleware(async ({ args }, next) => (args.grams === 0 ? { grams: -1 } : next()))
  weighed(@Arg('grams', () => Int) grams: number) {
    return { grams };
  }

  @Mutation(() => Parcel)
  send(@Ctx() context: object, @Arg('input', () => NewParcel) input: NewParcel) {
    seen.push(context, input);
    return input;
  }

  @FieldResolver(() => String)
  label(@Arg('prefix', () => String, { nullable: true }) prefix: string | undefined, @Root() parcel: Parcel) {
    seen.push(parcel);
    if (parcel.grams < 0) throw new Error('Too light');
    return `${prefix ?? ''}${parcel.grams} ${this.unit}`;
  }
}

let schema: GraphQLSchema;

beforeAll(async () => {
  const services = container.createChildContainer();
  schema = await buildSchema({
    resolvers: [ParcelResolver],
    container: { get: (resolver) => services.resolve(resolver) },
    validate: false,
  });
  callMethodsDirectly(schema, services);
});

beforeEach(() => {
  seen.length = 0;
});

const run = (source: string, contextValue: object = {}) => graphql({ schema, source, contextValue });

test('gives a method its arguments, source and service in the order of its parameters', async () => {
  const { data, errors } = await run('{ parcel(grams: 3) { label(prefix: "about ") plain: label } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({ parcel: { label: 'about 3 g', plain: '3 g' } });
});

test('gives it the source itself and inputs as the schema coerces them', async () => {
  const context = {};
  const { data } = await run('mutation { send(input: {}) { grams label } }', context);
  expect(data).toEqual({ send: { grams: 5, label: '5 g' } });
  expect(seen[0]).toBe(context);
  expect(seen[2]).toBe(seen[1]);
  expect(seen[1]).not.toBeInstanceOf(NewParcel);
});

test('an error of a method is an error of its field', async () => {
  const { errors } = await run('{ parcel(grams: -2) { label } }');
  expect(errors).toMatchObject([{ message: 'Too light', path: ['parcel', 'label'] }]);
});

test('refuses arguments that the schema does not allow', async () => {
  const { errors } = await run('{ parcel(grams: "3") { label } }');
  expect(errors).toHaveLength(1);
  expect(seen).toEqual([]);
});

test('leaves a method with middleware to TypeGraphQL', async () => {
  const { data } = await run('{ weighed(grams: 0) { grams } }');
  expect(data).toEqual({ weighed: { grams: -1 } });
});
