import { setTimeout as wait } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { PollingWorker } from './polling-worker.js'

describe('PollingWorker', () => {
  let worker: PollingWorker
  let complaints: unknown[]
  beforeEach(() => {
    const logger = new Logger()
    complaints = []
    jest.spyOn(logger, 'warn').mockImplementation((complaint: unknown) => void complaints.push(complaint))
    worker = new PollingWorker(logger, 'Mail delivery')
  })

  it('runs one batch of work at a time', async () => {
    let begun = 0
    const work = async () => {
      begun++
      await wait(10)
    }
    await Promise.all([worker.run(work), worker.run(work)])
    expect(begun).toBe(1)
    await worker.run(work)
    expect(begun).toBe(2)
  })

  it('logs a repeated failure once, until a run succeeds', async () => {
    const fail = () => Promise.reject(new Error('away'))
    await worker.run(fail)
    await worker.run(fail)
    expect(complaints).toEqual(['Mail delivery failed, retrying at next run: away'])
    await worker.run(() => Promise.resolve())
    await worker.run(fail)
    expect(complaints).toHaveLength(2)
  })

  it('runs batches until one is not full, with pauses after full ones', async () => {
    const parts = [2, 2, 1]
    const begun = performance.now()
    await worker.drainInBatches(2, async () => {
      await wait(50)
      return parts.shift()!
    })
    expect(parts).toEqual([])
    expect(performance.now() - begun).toBeGreaterThan(240)
  })

  it('stops after the current batch, and aborts its signal', async () => {
    let parts = 0
    const round = worker.run(() =>
      worker.drainInBatches(1, () => {
        parts++
        return new Promise((resolve) => worker.signal.addEventListener('abort', () => resolve(1)))
      }),
    )
    await worker.stop()
    await round
    expect(parts).toBe(1)
    await worker.run(() => Promise.reject(new Error('never begun')))
    expect(complaints).toEqual([])
  })
})
