import { jest } from '@jest/globals'
import { MIN_GAP_MS, type Queue, QueueTimer, SAFETY_POLL_MS } from './queue-timer.js'

describe('QueueTimer', () => {
  let dueAt: number | null
  let worked: number[]
  let checks: number
  let timer: QueueTimer
  let queue: Queue
  const begun = () => worked.map((at) => at - start)
  let start: number

  beforeEach(() => {
    jest.useFakeTimers()
    start = performance.now()
    dueAt = null
    worked = []
    checks = 0
    queue = {
      table: 'mails',
      untilDue: () => {
        checks++
        return Promise.resolve(dueAt === null ? null : dueAt - performance.now())
      },
      work: () => {
        worked.push(performance.now())
        dueAt = null
        return Promise.resolve()
      },
    }
    timer = new QueueTimer(queue)
  })
  afterEach(() => {
    timer.stop()
    jest.useRealTimers()
  })

  it('only checks an empty queue, at the slow poll', async () => {
    await jest.advanceTimersByTimeAsync(MIN_GAP_MS + 10 * SAFETY_POLL_MS)
    expect(checks).toBe(11)
    expect(worked).toEqual([])
  })

  it('works immediately when it is woken', async () => {
    await jest.advanceTimersByTimeAsync(2000)
    dueAt = performance.now()
    timer.wake()
    await jest.advanceTimersByTimeAsync(1)
    expect(begun()).toEqual([2000])
  })

  it('works once per second while it is woken all the time', async () => {
    for (let elapsed = 0; elapsed < 5000; elapsed += 10) {
      dueAt ??= performance.now()
      timer.wake()
      await jest.advanceTimersByTimeAsync(10)
    }
    expect(worked.length).toBeGreaterThanOrEqual(4)
    expect(worked.length).toBeLessThanOrEqual(5)
  })

  it('works again when it is woken during the work, which may have looked too early', async () => {
    const { work } = queue
    queue.work = async () => {
      await work()
      if (worked.length > 1) return
      dueAt = performance.now()
      timer.wake()
    }
    dueAt = performance.now()
    await jest.advanceTimersByTimeAsync(3 * MIN_GAP_MS)
    expect(begun()).toEqual([MIN_GAP_MS, 2 * MIN_GAP_MS])
  })

  it('works when a row becomes due, also one that no notification was about', async () => {
    await jest.advanceTimersByTimeAsync(MIN_GAP_MS)
    dueAt = start + 20_500
    await jest.advanceTimersByTimeAsync(30_000)
    expect(begun()).toEqual([20_505])
  })

  it('tries again a second later while the database is away', async () => {
    const { untilDue } = queue
    queue.untilDue = () => Promise.reject(new Error('away'))
    await jest.advanceTimersByTimeAsync(10_000)
    queue.untilDue = untilDue
    dueAt = performance.now()
    await jest.advanceTimersByTimeAsync(MIN_GAP_MS + 10)
    expect(worked).toHaveLength(1)
  })

  it('does nothing once it is stopped', async () => {
    dueAt = start
    timer.stop()
    timer.wake()
    await jest.advanceTimersByTimeAsync(60_000)
    expect([checks, worked]).toEqual([0, []])
  })
})
