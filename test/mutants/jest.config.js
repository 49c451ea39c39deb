import { fileURLToPath } from 'node:url'
import config from '../jest.config.js'

const api = config.projects.find(({ displayName }) => displayName === 'api')

/** Specs of guards as one project, because Stryker takes only one; which they are, break-guards.js says. */
export default {
  ...api,
  displayName: 'guards',
  testTimeout: config.testTimeout,
  testEnvironment: fileURLToPath(new URL('stop-at-first-failure.js', import.meta.url)),
  globalSetup: '<rootDir>/test/mutants/one-template-database.js',
  globalTeardown: undefined, // it stays for the next break, and goes with its server
}
