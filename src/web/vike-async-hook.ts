interface VikeGlobals {
  _vike?: { globals?: Record<string, { asyncLocalStorage?: unknown; installPromise?: Promise<void> } | undefined> }
}

/**
 * Takes vike's AsyncLocalStorage away, which vike allows for: it only carries the page context to code that asks for it
 * out of nowhere, and ours never does. Once run, it would make Node 20 track every promise of the process: a contact
 * message took a third more time from the first rendered page on (https://github.com/nodejs/node/issues/34493).
 * vike has no setting for it; if its internals change, this does nothing.
 */
export async function disableVikeAsyncHook(): Promise<void> {
  const runtime = (globalThis as VikeGlobals)._vike?.globals?.['server/runtime/asyncHook.ts']
  if (!runtime) return
  await runtime.installPromise
  runtime.asyncLocalStorage = null
}
