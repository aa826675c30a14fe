import { Client } from 'pg';
import { aDemoDatabase } from './demo-database';

// While a dump is restored, and while PostgreSQL rebuilds an index or a generated column by itself, the search path is
// empty: what names a table or a function without its schema fails, and the restored database lacks a table.

let client: Client;

beforeAll(async () => {
  client = new Client({ connectionString: await aDemoDatabase() });
  await client.connect();
  await client.query(`set search_path = ''`);
});
afterAll(() => client.end());

const rowsOf = async <Row>(text: string) => (await client.query(text)).rows as Row[];

/** The message of the error of a statement; null if it succeeds. Undone in any case. */
async function failureOf(text: string): Promise<string | null> {
  await client.query('begin');
  try {
    await client.query(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.query('rollback');
  }
}

/** Functions of Waymark, not of extensions. */
const FUNCTIONS = `
  select p.oid::regprocedure::text as name, l.lanname as language, pg_get_functiondef(p.oid) as definition, p.proconfig::text[] as settings
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  order by 1`;

interface FunctionRow {
  name: string;
  language: string;
  definition: string;
  settings: string[] | null;
}

it('no function depends on the search path of its caller', async () => {
  const functions = await rowsOf<FunctionRow>(FUNCTIONS);
  expect(functions.length).toBeGreaterThan(15);
  const failures: string[] = [];
  for (const { name, language, definition, settings } of functions) {
    if (settings?.some((setting) => /^search_path=public\b/.test(setting))) continue;
    // PostgreSQL looks up the names in a body of SQL when it creates the function, those in other bodies when they run.
    const failure =
      language === 'sql' ? await failureOf(definition) : 'needs "set search_path = public" in its definition';
    if (failure !== null) failures.push(`${name}: ${failure}`);
  }
  expect(failures).toEqual([]);
});

it('every generated column, default, check and index can be computed for every row of the demo', async () => {
  const tables = await rowsOf<{ name: string; columns: string; rows: number }>(`
    select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid order by 1`);
  expect(tables.length).toBeGreaterThan(50);
  const failures: string[] = [];
  for (const { name, columns } of tables) {
    const failure = await failureOf(`
      create temporary table copy (like ${name} including all);
      insert into copy (${columns}) overriding system value select ${columns} from ${name};`);
    if (failure !== null) failures.push(`${name}: ${failure}`);
  }
  expect(failures).toEqual([]);
});
