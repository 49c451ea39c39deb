import config from './jest.config.js'

/**
 * API specs of `npm run test:quick`: one per feature, a few seconds each. All unit tests run beside them. The list of
 * subscribers and a session are part of `admin`, an idempotency key is part of `contact`.
 */
const centralSpecs = [
  'appointments',
  'contact',
  'franchise',
  'newsletter',
  'vouchers',
  'consent',
  'own-data', // visitors
  'locations',
  'reads',
  'pages',
  'assets', // pages
  'admin',
  'second-step',
  'users',
  'audit-events',
  'dashboard', // staff
  'lead-changes',
  'lead-notes',
  'lead-totals',
  'content-fields',
  'outgoing-mails', // admin
  'integrator-lead',
  'integrator-subscribers',
  'webhook-messages', // integrators
  'bad-requests',
  'route-order',
  'rate-limits',
  'retention',
  'metrics',
  'schema', // operation
]

const projects = config.projects.filter(({ displayName }) => displayName === 'unit' || displayName === 'api')
const testMatch = centralSpecs.map((name) => `<rootDir>/test/api/*/${name}.spec.ts`)

export default {
  ...config,
  projects: projects.map((project) => (project.displayName === 'api' ? { ...project, testMatch } : project)),
}
