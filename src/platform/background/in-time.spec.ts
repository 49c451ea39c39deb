import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { jest } from '@jest/globals'
import { inTime } from './in-time.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const untilAborted = (signal: AbortSignal) =>
  new Promise<string>((resolve) => {
    if (signal.aborted) resolve('over')
    signal.addEventListener('abort', () => resolve('over'))
  })

describe('inTime', () => {
  it('aborts at the time limit, even after garbage collection', async () => {
    const told = inTime(200, new AbortController().signal, untilAborted)
    for (let count = 0; count < 5; count++) {
      await wait(10)
      collectGarbage()
    }
    expect(await Promise.race([told, wait(30_000, undefined, { ref: false })])).toBe('over')
  })

  it('aborts when the process stops or has stopped', async () => {
    const stopping = new AbortController()
    const told = inTime(60_000, stopping.signal, untilAborted)
    stopping.abort()
    expect(await told).toBe('over')
    expect(await inTime(60_000, stopping.signal, untilAborted)).toBe('over')
  })

  it('removes its listener after a failure', async () => {
    const stopping = new AbortController()
    const removed = jest.spyOn(stopping.signal, 'removeEventListener')
    await expect(inTime(60_000, stopping.signal, () => Promise.reject(new Error('Failed')))).rejects.toThrow('Failed')
    expect(removed).toHaveBeenCalledTimes(1)
  })
})
