import { performance } from 'node:perf_hooks'
import { jest } from '@jest/globals'
import { untilIdle } from './until-idle.js'

/** Timeout that only an endless wait reaches, even on a slow machine. */
const HANG_MS = 30_000

describe('untilIdle', () => {
  const never = new AbortController().signal
  afterEach(() => jest.restoreAllMocks())

  const timeOf = async (waiting: Promise<void>) => {
    const begun = performance.now()
    await waiting
    return performance.now() - begun
  }

  /** Sets how busy the process is during each pause; the last value stays. @returns the number of pauses */
  function mockUtilization(...values: number[]): () => number {
    let pauses = 0
    jest.spyOn(performance, 'eventLoopUtilization').mockImplementation((before) => {
      if (before) pauses++
      return { idle: 0, active: 0, utilization: values[Math.min(pauses, values.length) - 1] ?? 0 }
    })
    return () => pauses
  }

  it('pauses once in an idle process', async () => {
    const pauses = mockUtilization(0.1)
    expect(await timeOf(untilIdle(50, never))).toBeGreaterThan(45)
    expect(pauses()).toBe(1)
  })

  it('pauses again while the process is busy', async () => {
    const pauses = mockUtilization(1, 0.6, 0.4)
    await untilIdle(1, never)
    expect(pauses()).toBe(3)
  })

  it('detects a busy process', async () => {
    const end = performance.now() + 400
    const work = () => {
      for (const turn = performance.now() + 5; performance.now() < turn;);
      if (performance.now() < end) setImmediate(work)
    }
    work()
    // Ten pauses, of which a loaded machine may take the last ones for idle.
    expect(await timeOf(untilIdle(20, never))).toBeGreaterThan(200)
  })

  it('ends after a second in a process that is always busy', async () => {
    mockUtilization(1)
    expect(await timeOf(untilIdle(300, never))).toBeGreaterThan(990)
  })

  it('pauses for a second at most', async () => {
    expect(await timeOf(untilIdle(2 * HANG_MS, never))).toBeLessThan(HANG_MS)
  })

  it('ends when the signal is aborted', async () => {
    const stopping = new AbortController()
    const time = timeOf(untilIdle(2 * HANG_MS, stopping.signal))
    stopping.abort()
    expect(await time).toBeLessThan(HANG_MS)
    expect(await timeOf(untilIdle(2 * HANG_MS, stopping.signal))).toBeLessThan(HANG_MS)
  })
})
