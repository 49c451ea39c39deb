// Which folder may import which: docs/decisions/0006-direction-of-imports.md
const features = '^src/(locations|contact|franchise|newsletter|consent|content)/'

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
      name: 'feature-imports-no-feature',
      severity: 'error',
      from: { path: features, pathNot: '^src/(contact|franchise)/' },
      to: { path: features, pathNot: '^src/$1/' },
    },
    {
      name: 'messages-and-inquiries-know-locations-alone',
      comment: 'Somebody may write to one of them, or know the chain by one.',
      severity: 'error',
      from: { path: '^src/(contact|franchise)/' },
      to: { path: features, pathNot: '^src/($1|locations)/' },
    },
    {
      name: 'feature-imports-nothing-above-it',
      severity: 'error',
      from: { path: features },
      to: { path: '^src/(appointments|vouchers|lead-kinds|lead-mails|newsletter-mails|admin|integrators|rendering)/' },
    },
    {
      name: 'appointments-know-locations-and-the-offer-alone',
      comment: 'They are asked for at a location, out of the price list.',
      severity: 'error',
      from: { path: '^src/appointments/' },
      to: {
        path: [features, '^src/(vouchers|lead-kinds|lead-mails|newsletter-mails|admin|integrators|rendering)/'],
        pathNot: '^src/(locations|content)/',
      },
    },
    {
      name: 'vouchers-know-contact-and-the-offer-alone',
      comment: 'They are asked for by a message, out of the shop.',
      severity: 'error',
      from: { path: '^src/vouchers/' },
      to: {
        path: [features, '^src/(appointments|lead-kinds|lead-mails|newsletter-mails|admin|integrators|rendering)/'],
        pathNot: '^src/(contact|content)/',
      },
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
    {
      name: 'shared-imports-no-feature',
      comment: 'What features stand on does not know them.',
      severity: 'error',
      from: { path: '^src/(leads|outbox|mail|webhooks|settings|api-keys|http|i18n|database|config)/' },
      to: {
        path: [
          features,
          '^src/(appointments|vouchers|lead-kinds|lead-mails|newsletter-mails|admin|integrators|rendering)/',
        ],
      },
    },
    {
      name: 'lead-kinds-import-nothing-above-them',
      severity: 'error',
      from: { path: '^src/lead-kinds/' },
      to: { path: '^src/(lead-mails|newsletter-mails|admin|integrators|rendering)/' },
    },
    {
      name: 'mails-of-features-import-nothing-above-them',
      severity: 'error',
      from: { path: '^src/(lead|newsletter)-mails/' },
      to: { path: '^src/(admin|integrators|rendering)/' },
    },
    {
      name: 'admin-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^src/admin/' },
      to: { path: '^src/(rendering|integrators)/' },
    },
    {
      name: 'pages-and-integrators-know-nothing-of-each-other',
      severity: 'error',
      from: { path: '^src/(rendering|integrators)/' },
      to: { path: '^src/(rendering|integrators)/', pathNot: '^src/$1/' },
    },
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
