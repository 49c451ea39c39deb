// Preloaded into a process that retries for minutes: shortens each of its timers to a thousandth.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const { setTimeout } = timers
timers.setTimeout = (milliseconds, ...rest) => setTimeout(milliseconds / 1000, ...rest)
syncBuiltinESMExports()
