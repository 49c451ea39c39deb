import Sequencer from '@jest/test-sequencer'

/**
 * Order of test files: files of `process` alternate with the others from the start. They run long, wait for child
 * processes, and would otherwise end the run alone.
 */
export default class MixedSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    const isOfProcess = ({ context }) => context.config.displayName?.name === 'process'
    const others = sorted.filter((test) => !isOfProcess(test))
    const mixed = sorted.filter(isOfProcess).flatMap((test) => [test, ...others.splice(0, 1)])
    return [...mixed, ...others]
  }
}
