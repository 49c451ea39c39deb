import { untilIdle } from './until-idle.js'

describe('until a process is idle', () => {
  const never = new AbortController().signal

  const timeOf = async (waiting: Promise<void>) => {
    const begun = performance.now()
    await waiting
    return performance.now() - begun
  }

  /** Keeps the process at work for so long, as visitors do: others have their turns. */
  function beBusy(milliseconds: number): void {
    const end = performance.now() + milliseconds
    const work = () => {
      for (const turn = performance.now() + 5; performance.now() < turn;);
      if (performance.now() < end) setImmediate(work)
    }
    work()
  }

  it('takes a pause where nobody is there', async () => {
    const time = await timeOf(untilIdle(50, never))
    expect(time).toBeGreaterThan(45)
    expect(time).toBeLessThan(900)
  })

  it('takes as long as visitors come', async () => {
    beBusy(400)
    expect(await timeOf(untilIdle(20, never))).toBeGreaterThan(390)
  })

  it('takes a second where they come all the time, and where a pause would be longer', async () => {
    beBusy(2000)
    const time = await timeOf(untilIdle(300, never))
    expect(time).toBeGreaterThan(990)
    expect(time).toBeLessThan(1900)
    expect(await timeOf(untilIdle(60_000, never))).toBeLessThan(3000)
  })

  it('ends with the signal', async () => {
    const stopping = new AbortController()
    const time = timeOf(untilIdle(60_000, stopping.signal))
    stopping.abort()
    expect(await time).toBeLessThan(500)
    expect(await timeOf(untilIdle(60_000, stopping.signal))).toBeLessThan(500)
  })
})
