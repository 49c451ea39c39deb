// Preloaded into a process that waits for seconds or minutes: shortens each of its timers to a thousandth, and sets its clock
// forward by the rest.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const { setTimeout } = timers
const { now } = Date
let skipped = 0

Date.now = () => now() + Math.round(skipped)
timers.setTimeout = async (milliseconds, ...rest) => {
  const value = await setTimeout(milliseconds / 1000, ...rest)
  skipped += milliseconds
  return value
}
syncBuiltinESMExports()
