// Preloaded into a process that waits for minutes before it gives up: each of its pauses takes a thousandth of its time.
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

const { setTimeout } = timers
timers.setTimeout = (milliseconds, ...rest) => setTimeout(milliseconds / 1000, ...rest)
syncBuiltinESMExports()
