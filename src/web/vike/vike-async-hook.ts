interface VikeGlobals {
  _vike?: { globals?: Record<string, { asyncLocalStorage?: unknown; installPromise?: Promise<void> } | undefined> }
}

/**
 * Disables vike's AsyncLocalStorage, which vike supports: it only provides the page context to code outside of a page,
 * which this site does not use. Once used, it makes Node 20 track every promise of the process: a contact message took
 * a third more time after the first rendered page (https://github.com/nodejs/node/issues/34493).
 * vike has no setting for it; if its internals change, this does nothing.
 */
export async function disableVikeAsyncHook(): Promise<void> {
  const runtime = (globalThis as VikeGlobals)._vike?.globals?.['server/runtime/asyncHook.ts']
  if (!runtime) return
  await runtime.installPromise
  runtime.asyncLocalStorage = null
}
