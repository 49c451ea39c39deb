import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const rootDir = fileURLToPath(new URL('..', import.meta.url))

const common = {
  rootDir,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^#(src|views|client)/(.*?)(\\.js)?$': '<rootDir>/$1/$2',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data'],
  transform: { '^.+\\.tsx?$': '@swc/jest' }, // as .swcrc says
}

/** Files of a worker share the modules of the application. */
const sharedModules = { testRunner: '<rootDir>/test/runner/shared-modules.js' }

const testDatabases = {
  globalSetup: '<rootDir>/test/support/create-template-database.js',
  globalTeardown: '<rootDir>/test/support/drop-template-database.js',
}

export default {
  rootDir,
  testTimeout: 90_000, // for machines that share their cores
  maxWorkers: availableParallelism(), // with two more, which collect garbage against each other, a run takes a quarter longer
  testSequencer: '<rootDir>/test/runner/mixed-sequencer.js',
  workerIdleMemoryLimit: '2GB', // modules of files that have run stay in a worker's memory, and slow down those after them
  projects: [
    { ...common, ...sharedModules, displayName: 'unit', testMatch: ['<rootDir>/{src,views,client}/**/*.spec.ts'] },
    {
      ...common,
      ...testDatabases,
      ...sharedModules,
      displayName: 'api',
      testMatch: ['<rootDir>/test/api/**/*.spec.ts'],
      setupFilesAfterEnv: [
        '<rootDir>/test/support/assert-documented-answers.ts',
        '<rootDir>/test/support/assert-log.ts',
      ],
    },
    {
      ...common,
      ...testDatabases,
      ...sharedModules,
      displayName: 'process',
      testMatch: ['<rootDir>/test/process/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/assert-process-log.ts'],
    },
  ],
}
