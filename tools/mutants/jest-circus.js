import runWithSharedModules from '../../test/runner/shared-modules.js'

/**
 * Test runner that keeps the modules of the application for all mutants, and tells them which one is active.
 * Stryker recognizes it by its name.
 */
export default async function run(globalConfig, config, environment, ...rest) {
  globalThis.__stryker__ ??= environment.global.__stryker__ ?? {}
  globalThis.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__
  return runWithSharedModules(globalConfig, config, environment, ...rest)
}
