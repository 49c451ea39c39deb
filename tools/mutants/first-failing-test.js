import { TestEnvironment } from 'jest-environment-node'

/** One test that fails has noticed the break: the rest of its file need not run. */
export default class FirstFailingTest extends TestEnvironment {
  hasFailed = false

  handleTestEvent({ name, test, describeBlock }) {
    if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip'
    if (name === 'run_describe_start' && this.hasFailed) describeBlock.mode = 'skip'
  }
}
