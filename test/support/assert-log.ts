import { assertLog } from './expected-log.js'
import { collectLog } from './site-log.js'

// A warning or error of the site fails the test during which it was logged, unless the test expects it.
collectLog()
afterEach(assertLog)
afterAll(assertLog)
