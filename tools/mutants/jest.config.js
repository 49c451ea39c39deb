import { fileURLToPath } from 'node:url'
import config from '../../test/jest.config.js'

const api = config.projects.find(({ displayName }) => displayName === 'api')

/** Project with the specs selected by break-guards.js; Stryker supports a single project only. */
export default {
  ...api,
  displayName: 'guards',
  testTimeout: 30_000, // for requests that a mutant leaves without a response; long enough for the walk of all routes
  testEnvironment: pathOf('first-failing-test.js'),
  runner: pathOf('first-failing-file.js'),
  testRunner: pathOf('jest-circus.js'),
  globalSetup: '<rootDir>/tools/mutants/one-template-database.js',
  globalTeardown: undefined, // the database is kept for the next mutant and dropped with its server
}

function pathOf(name) {
  return fileURLToPath(new URL(name, import.meta.url))
}
