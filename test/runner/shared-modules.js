import * as nodeModule from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createEmptyTestResult } from '@jest/test-result'
import { expect } from 'expect'
import * as circus from 'jest-circus'
import { formatExecError, formatResultsErrors } from 'jest-message-util'
import * as hooks from './module-hooks.js'

const { register, registerHooks } = nodeModule
// `register` is deprecated where `registerHooks` exists: Node 22.15 and newer.
if (registerHooks) registerHooks(hooks)
else register('./module-hooks.js', import.meta.url)
process.setSourceMapsEnabled(true)

const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test })

const { endMocks } = await import('./jest-object.js')

// React's build for development renders slowly, and its warnings fail no test. Views need NODE_ENV: a missing text fails in tests.
const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
await Promise.all(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'].map((name) => import(name)))
process.env.NODE_ENV = NODE_ENV

let run = 0

/**
 * Test runner (`testRunner` of Jest) that imports specs with Node's own loader instead of one VM context per file.
 * Modules of `src` and `test/support` load once per worker. A spec restores what it changes in these modules.
 */
export default async function runWithSharedModules(globalConfig, config, environment, _runtime, path) {
  run += 1
  const formatter = Error.prepareStackTrace // oxlint-disable-line typescript/unbound-method -- restored below, never called
  Error.prepareStackTrace = undefined // Node maps stack traces to the sources, Jest would not
  globalThis.console = environment.global.console // buffered by Jest, printed under the name of the file
  const strayErrors = collectStrayErrors()
  const handleEvent = (event, state) => environment.handleTestEvent?.(event, state)
  circus.addEventHandler(handleEvent)
  try {
    circus.resetState()
    const { testNamePattern, testTimeout } = globalConfig
    circus.setState({
      ...circus.getState(),
      testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
      testTimeout: testTimeout ?? 5000,
    })
    afterEach(assertExpectedAssertions)
    for (const file of [...config.setupFilesAfterEnv, path]) await import(`${pathToFileURL(file).href}?run=${run}`)
    const { testResults, unhandledErrorsDetailed } = await circus.run()
    await setImmediate() // Node reports late handlers of rejections
    return toTestResult(testResults, [...unhandledErrorsDetailed, ...strayErrors.end()], globalConfig, config, path)
  } finally {
    strayErrors.end()
    circus.removeEventHandler(handleEvent)
    endMocks()
    Error.prepareStackTrace = formatter
  }
}

/** Throws if a test made other assertions than it announced with `expect.assertions` or `expect.hasAssertions`. */
function assertExpectedAssertions() {
  for (const { error } of expect.extractExpectedAssertionsErrors()) throw error
}

/** Collects errors that nothing catches. They fail the file. */
function collectStrayErrors() {
  const errors = new Map()
  const addRejection = (error, promise) => errors.set(promise, error)
  const removeRejection = (promise) => errors.delete(promise)
  process.on('unhandledRejection', addRejection)
  process.on('rejectionHandled', removeRejection)
  process.setUncaughtExceptionCaptureCallback((error) => errors.set(Symbol('exception'), error)) // a listener of Jest would end the process
  return {
    end() {
      process.off('unhandledRejection', addRejection)
      process.off('rejectionHandled', removeRejection)
      process.setUncaughtExceptionCaptureCallback(null)
      return [...errors.values()]
    },
  }
}

const STATUSES = { skip: 'pending', todo: 'todo' }

/** Converts results of jest-circus to Jest's `TestResult`. */
function toTestResult(circusResults, fileErrors, globalConfig, config, path) {
  const testResults = circusResults.map(({ testPath: [, ...names], errors, ...result }) => ({
    ancestorTitles: names.slice(0, -1),
    duration: result.duration,
    failureDetails: [],
    failureMessages: errors,
    fullName: names.join(' '),
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    status: STATUSES[result.status] ?? (errors.length > 0 ? 'failed' : 'passed'),
    title: names.at(-1),
  }))
  const count = (status) => testResults.filter((result) => result.status === status).length
  const messages = [
    formatResultsErrors(testResults, config, globalConfig, path),
    ...fileErrors.map((error) => formatExecError(error, config, globalConfig, path)),
  ].filter(Boolean)
  return {
    ...createEmptyTestResult(),
    failureMessage: messages.length > 0 ? messages.join('\n\n') : null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    testExecError: fileErrors.length > 0 ? { message: '', stack: messages.at(-1) } : undefined,
    testFilePath: path,
    testResults,
  }
}
