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
  resolver: '<rootDir>/test/support/resolver.cjs',
  setupFiles: ['<rootDir>/test/support/share-nest.js'],
  transform: { '^.+\\.tsx?$': '@swc/jest' }, // as .swcrc says
}

const testDatabases = {
  globalSetup: '<rootDir>/test/support/create-template-database.js',
  globalTeardown: '<rootDir>/test/support/drop-template-database.js',
}

export default {
  rootDir,
  testTimeout: 90_000, // a machine that shares its cores may take its time
  maxWorkers: availableParallelism() + 1, // tests in a browser wait half of their time
  workerIdleMemoryLimit: '1GB', // modules of files that have run stay in a worker's memory, and slow down those after them
  projects: [
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/{src,views,client}/**/*.spec.ts'] },
    {
      ...common,
      ...testDatabases,
      displayName: 'api',
      testMatch: ['<rootDir>/test/api/**/*.spec.ts'],
      testRunner: '<rootDir>/test/runner/shared-modules.js',
      setupFilesAfterEnv: ['<rootDir>/test/support/assert-documented-answers.ts'],
    },
    { ...common, ...testDatabases, displayName: 'process', testMatch: ['<rootDir>/test/process/**/*.spec.ts'] },
    { ...common, ...testDatabases, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.spec.ts'] },
  ],
}
