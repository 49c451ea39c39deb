import { jest } from '@jest/globals'

/** Everything except the date: timers of connections and workers go on. */
const doNotFake = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

/** Stops the clock of this process at an instant, until `jest.useRealTimers()`. The clock of the database goes on. */
export const stopClock = (now: Date | number | string): void => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...doNotFake] })
}
