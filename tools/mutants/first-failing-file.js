import TestRunner from 'jest-runner'

/** Jest runner that stops at the first failing file, which already kills the mutant. */
export default class FirstFailingFile extends TestRunner {
  async runTests(tests, watcher, options) {
    let hasFailed = false
    this.on('test-file-success', ([, { numFailingTests }]) => {
      hasFailed ||= numFailingTests > 0
    })
    // Fast ones first: src before test.
    for (const test of tests.toSorted((a, b) => a.path.localeCompare(b.path))) {
      if (!hasFailed) await super.runTests([test], watcher, options)
    }
  }
}
