import { assertLog } from './expected-log.js'
import { collectLog } from './site-log.js'

// A warning or error of a process fails the file, unless a test expects it: its line arrives at any time after its cause.
collectLog()
afterAll(assertLog)
