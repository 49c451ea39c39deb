// Which folder may import which: docs/decisions/0006-direction-of-imports.md

/** Layers of the server in order: each imports only itself and the layers above it. */
const layers = {
  shared: ['^src/shared/'],
  platform: [
    '^src/(config|http|i18n|outbox|mail|personal-data|settings)/',
    '^src/database/(?!backup/|commands/)',
    '^src/admin/(access|versions|lists)/',
    '^src/admin/users/(user[.]entity|who-can-sign-in)[.]',
    '^src/api-keys/required-scope[.]',
  ],
  business: ['^src/business/'],
  admin: ['^src/admin/(account-mails|accounts|audit|second-factor|session|users)/', '^src/admin/admin[.]module[.]'],
  'api-keys': ['^src/(admin/)?api-keys/'],
  'change-feed': ['^src/integrators/changes/'],
  locations: ['^src/locations/'],
  content: ['^src/(admin/)?content/', '^src/franchise/facts/'],
  consent: ['^src/consent/', '^src/admin/consents/'],
  leads: ['^src/(leads|lead-mails)/', '^src/admin/(leads|colleague-mails)/', '^src/integrators/leads/'],
  contact: ['^src/contact/'],
  franchise: ['^src/franchise/'],
  appointments: ['^src/appointments/'],
  vouchers: ['^src/vouchers/'],
  newsletter: [
    '^src/newsletter(-mails)?/',
    '^src/admin/(newsletter-issues|subscribers)/',
    '^src/integrators/subscribers/',
  ],
  dashboard: ['^src/admin/dashboard/'],
  webhooks: ['^src/(admin/)?webhooks/'],
  privacy: ['^src/admin/(privacy|own-data)/'],
  operations: ['^src/admin/(mails|settings|commands)/', '^src/database/(backup|commands)/'],
  web: ['^src/rendering/'],
}

/** Returns a rule for each layer. Where folders overlap, a file belongs to the first layer that lists it. */
function importsOfEarlierLayers() {
  const names = Object.keys(layers)
  return names.slice(0, -1).map((name, index) => ({
    name: `${name}-imports-only-earlier-layers`,
    severity: 'error',
    from: { path: layers[name], pathNot: pathsOf(names.slice(0, index)) },
    to: { path: pathsOf(names.slice(index + 1)), pathNot: pathsOf(names.slice(0, index + 1)) },
  }))
}

function pathsOf(names) {
  return names.flatMap((name) => layers[name])
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
    ...importsOfEarlierLayers(),
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
  return ['(^|/)[+][^/]+[.]tsx?$', '^src/(main|start|build|dev|config/default-mode)[.]', '^migrations/']
}
