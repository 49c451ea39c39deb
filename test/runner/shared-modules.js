import { createRequire, register } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Test runner that imports specs with Node's own loader instead of a VM context per file. Modules of the application load
 * once per worker; Jest would load them again for every file, at about four seconds each. Each spec is evaluated anew, and
 * mocks and fake timers end with their file. Whoever starts an application in a spec also closes it.
 */
const require = createRequire(import.meta.url)
const { default: runCircus } = require('jest-circus/runner')
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS') // where jest-circus keeps the listeners of a file

register('./module-hooks.js', import.meta.url)
process.setSourceMapsEnabled(true)

let run = 0

export default async function runWithSharedModules(globalConfig, config, environment, runtime, path, sendMessage) {
  run += 1
  Error.prepareStackTrace = undefined // Node maps stack traces to the sources, not Jest
  globalThis.console = environment.global.console // buffered by Jest, printed under the name of the file
  const { endMocks } = await import('./jest-object.js')
  const shared = {
    global: globalThis,
    handleTestEvent: environment.handleTestEvent?.bind(environment),
  }
  const loader = {
    requireInternalModule: requireFresh,
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
  }
}

/** The state of jest-circus belongs to one file. */
function requireFresh(path) {
  delete require.cache[path]
  delete globalThis[EVENT_HANDLERS]
  return require(path)
}
