/** The modules, on both sides: each imports only from itself and from those before it in this list. */
export const moduleOrder = [
  'accounts',
  'notifications',
  'courses',
  'enrollments',
  'quizzes',
  'assistant',
  'messages',
  'learning',
  'teaching',
  'administration',
];

/** Rules that the client shares with the server. */
export const RULES = /^server\/(modules\/[\w/-]+|platform(\/[\w/-]+)?)\/[\w-]+\.rules$/;

/** Parts of the source code that import only from themselves and from some others; every file is in one. */
export const parts: { name: string; files: RegExp; imports: RegExp[] }[] = [
  {
    name: 'the embedded PostgreSQL',
    files: /^server\/platform\/embedded-postgres\//,
    imports: [/^server\/platform\/embedded-postgres\//],
  },
  {
    name: 'the platform',
    files: /^server\/platform\/(?!embedded-postgres\/)/,
    imports: [/^server\/platform\/(?!embedded-postgres\/)/],
  },
  {
    name: 'modules of the server',
    files: /^server\/modules\/[\w-]+\//,
    imports: [/^server\/(platform|modules\/[\w-]+)\//],
  },
  {
    name: 'the REST API',
    files: /^server\/rest\//,
    imports: [/^server\/((rest|platform)\/|modules\/.*\.(service|types|rules)$)/],
  },
  { name: 'the example data', files: /^server\/seed\//, imports: [/^server\/(seed|modules|platform)\//] },
  {
    name: 'the composition of the server',
    files: /^(server\/([\w-]+|modules\/index)\.ts|codegen\.ts)$/,
    imports: [/^(server|migrations)(\/|$)/],
  },
  { name: 'the migrations', files: /^migrations\//, imports: [/^migrations\//] },
  {
    name: 'the interface',
    files: /^client\/src\/ui\//,
    imports: [/^client\/src\/(ui\/|lib\/(format|lazyComponent)$)/, RULES],
  },
  { name: 'the libraries of the client', files: /^client\/src\/lib\//, imports: [/^client\/src\/lib\//] },
  {
    name: 'the use of Apollo',
    files: /^client\/src\/apollo\//,
    imports: [/^client\/src\/(apollo|lib|ui)\//, RULES],
  },
  { name: 'forms', files: /^client\/src\/forms\//, imports: [/^client\/src\/(forms|lib|ui)\//, RULES] },
  {
    name: 'screens',
    files: /^client\/src\/modules\//,
    imports: [
      /^client\/src\/((modules|forms|apollo|lib|ui)\/|app\/(paths|earlyEvents|layouts\/navigationLinks)$)/,
      RULES,
    ],
  },
  {
    name: 'the app',
    files: /^client\/src\/app\//,
    imports: [/^client\/src\/(app|modules|apollo|forms|lib|ui)\//, RULES],
  },
  { name: 'the build of the client', files: /^client\/[\w.-]+\.mts$/, imports: [/^client\/[\w.-]+$/] },
  { name: 'the API explorer', files: /^client\/graphiql\//, imports: [/^client\/(graphiql|src\/lib)\//] },
  { name: 'tools', files: /^tools\//, imports: [/^tools\//] },
];
