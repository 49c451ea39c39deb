import TestRunner from 'jest-runner'

/** One file with a test that fails has noticed the break: the next need not run. */
export default class FirstFailingFile extends TestRunner {
  async runTests(tests, watcher, options) {
    let hasFailed = false
    this.on('test-file-success', ([, { numFailingTests }]) => {
      hasFailed ||= numFailingTests > 0
    })
    // Quick ones first: src before test.
    for (const test of tests.toSorted((a, b) => a.path.localeCompare(b.path))) {
      if (!hasFailed) await super.runTests([test], watcher, options)
    }
  }
}
