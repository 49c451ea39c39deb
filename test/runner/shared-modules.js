import asyncHooks from 'node:async_hooks'
import { createRequire, register } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const { default: runCircus } = require('jest-circus/runner')
/** Global key of the event listeners of jest-circus. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')

register('./module-hooks.js', import.meta.url)
process.setSourceMapsEnabled(true)

let run = 0
/** Storages that the framework of jest-circus made for the running file. */
const storages = []

/**
 * Test runner that imports specs with Node's own loader instead of one VM context per file. Modules of `src` and
 * `test/support` load once per worker, where a VM context needs about four seconds for them. A spec restores what it
 * changes in these modules.
 */
export default async function runWithSharedModules(globalConfig, config, environment, runtime, path, sendMessage) {
  run += 1
  Error.prepareStackTrace = undefined // Node maps stack traces to the sources, not Jest
  globalThis.console = environment.global.console // buffered by Jest, printed under the name of the file
  const { endMocks } = await import('./jest-object.js')
  const shared = { global: globalThis, handleTestEvent: environment.handleTestEvent?.bind(environment) }
  const loader = {
    requireInternalModule: requireAgain,
    requireModule: require,
    setGlobalsForRuntime: () => undefined,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(`${pathToFileURL(file).href}?run=${run}`),
    enterTestCode: () => runtime.enterTestCode(),
    leaveTestCode: () => runtime.leaveTestCode(),
  }
  try {
    return await runCircus(globalConfig, config, shared, loader, path, sendMessage)
  } finally {
    endMocks()
    // Node would go through the storages of all former files for each promise.
    for (const storage of storages.splice(0)) storage.disable()
  }
}

/** Loads the framework of jest-circus again: its state belongs to one file. */
function requireAgain(path) {
  delete require.cache[path]
  delete globalThis[EVENT_HANDLERS]
  const { AsyncLocalStorage } = asyncHooks
  asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor() {
      super()
      storages.push(this)
    }
  }
  try {
    return require(path)
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage
  }
}
