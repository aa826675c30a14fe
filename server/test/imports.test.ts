import { RULES, moduleOrder, parts } from './source-parts';
import { sourceFiles, type SourceFile } from './sources';

// Checks imports as described in docs/architecture.md; type imports count like value imports.
const files = sourceFiles();
const sources = files.filter(({ isTest }) => !isTest);
const within = (pattern: RegExp) => sources.filter(({ path }) => pattern.test(path));

const isOurs = (imported: string) => /^(server|client|migrations|tools)(\/|$)/.test(imported);

/** Every import of `from` that is not allowed, as `file -> import`. */
function violations(from: SourceFile[], isAllowed: (imported: string, file: string) => boolean): string[] {
  return from.flatMap(({ path, imports }) =>
    imports.filter((imported) => !isAllowed(imported, path)).map((imported) => `${path} -> ${imported}`),
  );
}

describe('the parts of the source code', () => {
  it('contain every file once', () => {
    const partsOf = ({ path }: SourceFile) => parts.filter(({ files }) => files.test(path));
    expect(sources.filter((file) => partsOf(file).length !== 1).map(({ path }) => path)).toEqual([]);
  });

  it.each(parts)('include $name, which import only what they may', ({ files, imports }) => {
    const own = sources.filter(({ path }) => files.test(path));
    expect(own.length).toBeGreaterThan(0);
    expect(
      violations(own, (imported) => !isOurs(imported) || imports.some((allowed) => allowed.test(imported))),
    ).toEqual([]);
  });
});

describe.each([
  { side: 'server', base: 'server/modules/' },
  { side: 'client', base: 'client/src/modules/' },
])('the modules of the $side', ({ base }) => {
  const moduleOf = (path: string) =>
    path.startsWith(base) && path.includes('/', base.length) ? path.slice(base.length).split('/')[0]! : null;
  const own = sources.filter(({ path }) => moduleOf(path) !== null);

  it('are all in the list of source-parts.ts, which has no others', () => {
    expect([...new Set(own.map(({ path }) => moduleOf(path)))].sort()).toEqual([...moduleOrder].sort());
  });

  it('import only from modules before their own', () => {
    expect(
      violations(own, (imported, file) => {
        const used = moduleOf(imported);
        return used === null || moduleOrder.indexOf(used) <= moduleOrder.indexOf(moduleOf(file)!);
      }),
    ).toEqual([]);
  });
});

describe('the server', () => {
  const moduleOf = (path: string) => /^server\/modules\/([\w-]+)\//.exec(path)?.[1];

  it('has modules that import no resolvers, inputs or registers of other modules', () => {
    expect(
      violations(within(/^server\/modules\/[\w-]+\//), (imported, file) => {
        const used = moduleOf(imported);
        return used === undefined || used === moduleOf(file) || !/\.(resolver|inputs|module)$/.test(imported);
      }),
    ).toEqual([]);
  });

  it('has resolvers that import no entities, statements or database drivers', () => {
    expect(
      violations(
        within(/\.resolver\.ts$/),
        (imported) => !/\.(entities|queries)$|\/database\/|^(typeorm|pg)$/.test(imported),
      ),
    ).toEqual([]);
  });

  it('runs the statements that `statement` makes, whose rows have a shape, and no other text', () => {
    const others = within(/^server\/(?!platform\/database\/)/).filter(({ text }) =>
      /\b(?:database|transaction)\.query\b/i.test(text),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('has embedded PostgreSQL as a package that imports nothing of the rest, and is imported by its entries', () => {
    const PACKAGE = 'server/platform/embedded-postgres';
    const isInside = (path: string) => path.startsWith(`${PACKAGE}/`) || path === PACKAGE;
    const [own, others] = [true, false].map((inside) =>
      files.filter(({ path }) => isInside(path) === inside),
    );
    expect(violations(own!, (imported) => isInside(imported) || !isOurs(imported))).toEqual([]);
    expect(
      violations(
        others!,
        (imported, file) =>
          !isInside(imported) ||
          imported === PACKAGE ||
          (imported === `${PACKAGE}/embedded-postgres.testing` && !sources.some(({ path }) => path === file)),
      ),
    ).toEqual([]);
  });

  it('has services that use neither HTTP nor GraphQL', () => {
    expect(
      violations(
        within(/^server\/modules\/.*\.ts$/).filter(({ path }) => !path.endsWith('.resolver.ts')),
        (imported) =>
          !/^(express|@apollo\/|graphql($|-ws|-query)|ws$|@as-integrations)|\/platform\/(http|graphql)\//.test(
            imported,
          ),
      ),
    ).toEqual([]);
  });

  it('has rules that import only rules, zod, and packages that read markup and passwords', () => {
    expect(
      violations(within(/\.rules\.ts$/), (imported) =>
        /\.rules$|^zod(\/mini)?$|^parse-entities$|^@zxcvbn-ts\//.test(imported),
      ),
    ).toEqual([]);
  });

  it('has one file that imports the REST API', () => {
    const importers = sources.filter(
      ({ path, imports }) =>
        !path.startsWith('server/rest/') && imports.some((imported) => imported.startsWith('server/rest/')),
    );
    expect(importers.map(({ path }) => path)).toEqual(['server/http.ts']);
  });

  it('loads sharp in one place, since its settings are those of the process', () => {
    const loaders = within(/^server\/(?!compile)/).filter(({ text }) =>
      /(import|require)\(?['"(]+sharp|from 'sharp'/.test(text.replace(/import type .*/g, '')),
    );
    expect(loaders.map(({ path }) => path)).toEqual(['server/platform/sharp.ts']);
  });

  it('has migrations that import only TypeORM', () => {
    const allowed = ['typeorm', 'migrations/baseline-migration'];
    expect(violations(within(/^migrations\/\d/), (imported) => allowed.includes(imported))).toEqual([]);
  });

  it('keeps tests out of the product', () => {
    const testPaths = new Set(
      files.filter(({ isTest }) => isTest).map(({ path }) => path.replace(/\.tsx?$/, '')),
    );
    expect(
      violations(
        sources,
        (imported) => !testPaths.has(imported) && !/^jest|^@jest|fast-check/.test(imported),
      ),
    ).toEqual([]);
  });
});

describe('the client', () => {
  it('imports only rules from the server', () => {
    const client = files.filter(({ path }) => path.startsWith('client/'));
    expect(
      violations(client, (imported) => !/^(server|migrations)\//.test(imported) || RULES.test(imported)),
    ).toEqual([]);
  });

  it.each(['ui', 'lib'])('has %s that imports neither Apollo nor the router', (folder) => {
    const own = within(new RegExp(`^client/src/${folder}/`));
    expect(own.length).toBeGreaterThan(3);
    expect(violations(own, (imported) => !/^(@apollo|graphql|react-router)/.test(imported))).toEqual([]);
  });

  it('has forms that do not import Apollo, and are alone in importing the library of forms', () => {
    const own = within(/^client\/src\/forms\//);
    expect(own.length).toBeGreaterThan(3);
    expect(violations(own, (imported) => !/^(@apollo|graphql)/.test(imported))).toEqual([]);
    const others = within(/^client\/src\/(?!forms\/)/);
    expect(violations(others, (imported) => imported !== 'react-hook-form')).toEqual([]);
  });

  it('has modules that import no pages of others', () => {
    const folderOf = (path: string) => /^client\/src\/modules\/([\w/]+)\/\w+/.exec(path)?.[1];
    expect(
      violations(within(/^client\/src\/modules\//), (imported, file) => {
        const used = folderOf(imported);
        return used === undefined || used === folderOf(file) || !imported.endsWith('Page');
      }),
    ).toEqual([]);
  });

  it('touches the storage of the browser in one place', () => {
    const users = sources.filter(
      ({ path, text }) => path.startsWith('client/') && /\b(local|session)Storage\b/.test(text),
    );
    expect(users.map(({ path }) => path).filter((path) => !path.startsWith('client/src/lib/'))).toEqual([]);
  });
});

describe('every source', () => {
  it('leaves the environment to the configuration', () => {
    const readers = sources
      .filter(({ text }) => /process\.env|import\.meta\.env/.test(text))
      .map(({ path }) => path);
    expect(readers.sort()).toEqual([
      'server/config.ts',
      // Passes the whole environment to the configuration.
      'server/main.ts',
      // Pass it on to the programs they start.
      'server/platform/embedded-postgres/account.ts',
      'server/platform/embedded-postgres/processes.ts',
      // Looks for a browser; not part of the running product.
      'tools/lesson-videos/render-videos.ts',
    ]);
  });

  it('has named exports, except where a tool asks for a default one', () => {
    const isForATool = (path: string) =>
      /\.config\.m?ts$|^server\/test\/(start|stop)-database\.ts$/.test(path);
    const offenders = files.filter(({ path, text }) => /^export default\b/m.test(text) && !isForATool(path));
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  it('is at most 400 lines long, tests and data aside', () => {
    const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > 400);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('is neither a collection of helpers nor a barrel file', () => {
    const offenders = sources.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.ts)/.test(path));
    expect(offenders.map(({ path }) => path)).toEqual([]);
    const barrels = sources.filter(({ text }) => /^export \* from/m.test(text));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('says why whenever it silences a tool', () => {
    const bare = files.filter(({ text, path }) => {
      if (path === 'server/test/imports.test.ts') return false;
      const lines = text.split('\n');
      return lines.some(
        (line, index) =>
          /oxlint-disable|@ts-(ignore|expect-error|nocheck)/.test(line) &&
          !/--|: /.test(line) &&
          !/^\s*(\/\/|\*|\/\*)/.test(lines[index - 1] ?? ''),
      );
    });
    expect(bare.map(({ path }) => path)).toEqual([]);
  });

  it('has no comments that mark unfinished work', () => {
    const marks = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].join('|'));
    expect(files.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
