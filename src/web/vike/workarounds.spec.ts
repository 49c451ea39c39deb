import 'vike/server'
import { readFileSync } from 'node:fs'
import { disableVikeAsyncHook } from './vike-async-hook.js'

interface AsyncHook {
  asyncLocalStorage?: unknown
}

const asyncHook = () =>
  (globalThis as { _vike?: { globals: Record<string, AsyncHook> } })._vike?.globals['server/runtime/asyncHook.ts']

describe('workarounds for vike', () => {
  it('belong to the installed version; check src/web/vike/README.md after an update', () => {
    const { version } = JSON.parse(readFileSync('node_modules/vike/package.json', 'utf8')) as { version: string }
    expect(version).toBe('0.4.266')
  })

  it('find and remove the AsyncLocalStorage', async () => {
    expect(asyncHook()).toBeDefined()
    await disableVikeAsyncHook()
    expect(asyncHook()!.asyncLocalStorage).toBeNull()
  })
})
