/**
 * Breaks what guards the site, line by line, and sees whether a test notices: `npm run test:mutants`.
 * Half an hour, so it is no part of CI: run it after touching a file of `mutate`.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/http/{same-origin.middleware,plain-paths.middleware,client-address,rate-limit.guard,rate-limits.service}.ts',
    'src/admin/access/{access.guard,role,signed-in-user}.ts',
    'src/admin/session/{sign-in.service,second-step.service,staff-passport,staff-sessions,user-sessions.service}.ts',
    'src/rendering/page-request.ts',
    'src/rendering/admin/{admin-pages.controller,own-address}.ts',
  ],
  // Words and options are not what guards: another text, or an empty one, opens nothing.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  ignoreStatic: true,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { configFile: 'test/mutants/jest.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 60_000,
  tempDirName: 'dist/stryker',
  ignorePatterns: ['client/public', 'client/artwork', 'docs', 'data', 'coverage'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: 95, break: 95 },
}
