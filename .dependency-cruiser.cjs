// Which folder may import which: docs/decisions/0006-direction-of-imports.md

/** Folders of src in order: each imports only itself and the folders before it. */
const modules = [
  'shared',
  'platform',
  'business',
  'admin',
  'api-keys',
  'change-feed',
  'pictures',
  'locations',
  'content',
  'consent',
  'recipients',
  'leads',
  'contact',
  'franchise',
  'appointments',
  'bookings',
  'reviews',
  'vouchers',
  'newsletter',
  'search',
  'dashboard',
  'webhooks',
  'privacy',
  'operations',
  'web',
]

/** Returns a rule for each folder. */
function importsOfEarlierModules() {
  return modules.slice(0, -1).map((name, index) => ({
    name: `${name}-imports-only-earlier-modules`,
    severity: 'error',
    from: { path: `^src/${name}/` },
    to: { path: `^src/(${modules.slice(index + 1).join('|')})/` },
  }))
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What imports each other cannot be understood apart.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-between-folders',
      comment:
        'A folder with all that is in it; it and its own parts may know each other. Types count: they tie as well.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src(/|$)' },
      to: { circular: true },
    },
    {
      name: 'shared-with-browsers-is-plain',
      comment: 'What server and browser both run knows neither.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: {
        pathNot: ['^src/shared/', '^node_modules/(temporal-polyfill|markdown-it)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...importsOfEarlierModules(),
    {
      name: 'browser-takes-types-and-constants-only',
      comment: 'Of the server, views and client may import types, its texts, and what is shared.',
      severity: 'error',
      from: { path: '^(views|client)/' },
      to: {
        path: '^src/',
        pathNot: ['^src/shared/', '[.]json$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'kit-imports-no-capability',
      comment: 'What all share knows neither capabilities nor their pages.',
      severity: 'error',
      from: { path: '^views/(kit|styles)/' },
      to: { path: '^views/[^/]+/', pathNot: '^views/(kit|styles)/' },
    },
    {
      name: 'parts-import-no-pages',
      comment: 'Of views, only pages import files of pages, types included.',
      severity: 'error',
      from: { path: '^(views|client)/', pathNot: '^views/[^/]+/pages/' },
      to: { path: '^views/[^/]+/pages/' },
    },
    {
      name: 'pages-import-only-pages-of-their-capability',
      severity: 'error',
      from: { path: '^views/([^/]+)/pages/' },
      to: { path: '^views/[^/]+/pages/', pathNot: '^views/$1/' },
    },
    {
      name: 'server-imports-no-views',
      severity: 'error',
      from: { path: '^(src|migrations)/' },
      to: { path: '^(views|client)/' },
    },
    {
      name: 'shipped-takes-no-dev-dependency',
      comment: 'The image has none of them; Vite is loaded by development alone.',
      severity: 'error',
      from: { path: '^(src|migrations)/', pathNot: ['[.]spec[.]tsx?$', '^src/(build|build-server|dev)[.]mjs$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], dynamic: false },
    },
    {
      name: 'nothing-imports-samples',
      severity: 'error',
      from: { pathNot: '^samples/' },
      to: { path: '^samples/' },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: orphansByDesign() }, to: {} },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^(src/start[.]mjs$|tools/)' }, // the packages of tools are installed when needed
      to: { path: '^(?!virtual:)', couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|client/public)|(vike|virtual)[.]d[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
}

/** Files that a tool finds by their name. */
function orphansByDesign() {
  return [
    '(^|/)[+][^/]+[.]tsx?$',
    '^src/(main|start|build|dev|platform/config/default-mode)[.]',
    '^views/build/',
    '^migrations/',
  ]
}
