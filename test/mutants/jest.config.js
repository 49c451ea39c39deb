import config from '../jest.config.js'

const specsOfGuards = [
  'account',
  'admin',
  'audit-log',
  'bad-requests',
  'consent',
  'contact',
  'forms-without-javascript',
  'pages',
  'role-walk',
  'route-walk',
  'second-factor',
  'users',
]

const api = config.projects.find(({ displayName }) => displayName === 'api')

/** The tests that watch the guards, as one project, because Stryker takes only one. */
export default {
  ...api,
  displayName: 'guards',
  testTimeout: config.testTimeout,
  globalSetup: '<rootDir>/test/mutants/one-template-database.js',
  globalTeardown: undefined, // it stays for the next mutant, and goes with its server
  testMatch: [
    '<rootDir>/src/{admin,config,http,rendering}/**/*.spec.ts',
    `<rootDir>/test/api/{${specsOfGuards.join(',')}}.spec.ts`,
  ],
}
