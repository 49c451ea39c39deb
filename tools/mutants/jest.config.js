import { fileURLToPath } from 'node:url'
import config, { ownModules } from '../../test/jest.config.js'

const api = config.projects.find(({ displayName }) => displayName === 'api')

/** Specs of guards as one project, because Stryker takes only one; which they are, break-guards.js says. */
export default {
  ...api,
  ...ownModules,
  displayName: 'guards',
  testTimeout: 10_000, // a request that a break leaves without an answer
  testEnvironment: pathOf('first-failing-test.js'),
  runner: pathOf('first-failing-file.js'),
  testRunner: 'jest-circus/runner', // modules load again for every mutant
  globalSetup: '<rootDir>/tools/mutants/one-template-database.js',
  globalTeardown: undefined, // it stays for the next break, and goes with its server
}

function pathOf(name) {
  return fileURLToPath(new URL(name, import.meta.url))
}
