import { TestEnvironment } from 'jest-environment-node'

/** Jest environment that skips the rest of a file after the first failing test, which already kills the mutant. */
export default class FirstFailingTest extends TestEnvironment {
  hasFailed = false

  handleTestEvent({ name, test, describeBlock }) {
    if (name === 'test_done' && test.errors.length > 0) this.hasFailed = true
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip'
    if (name === 'run_describe_start' && this.hasFailed) describeBlock.mode = 'skip'
  }
}
