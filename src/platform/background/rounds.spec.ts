import { setTimeout as wait } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { Rounds } from './rounds.js'

describe('rounds', () => {
  let rounds: Rounds
  let complaints: unknown[]
  beforeEach(() => {
    const logger = new Logger()
    complaints = []
    jest.spyOn(logger, 'warn').mockImplementation((complaint: unknown) => void complaints.push(complaint))
    rounds = new Rounds(logger, 'Mails')
  })

  it('are one at a time', async () => {
    let begun = 0
    const work = async () => {
      begun++
      await wait(10)
    }
    await Promise.all([rounds.run(work), rounds.run(work)])
    expect(begun).toBe(1)
    await rounds.run(work)
    expect(begun).toBe(2)
  })

  it('that fail are complained of once, until one has not failed', async () => {
    const fail = () => Promise.reject(new Error('away'))
    await rounds.run(fail)
    await rounds.run(fail)
    expect(complaints).toEqual(['Mails wait for the next round: away'])
    await rounds.run(() => Promise.resolve())
    await rounds.run(fail)
    expect(complaints).toHaveLength(2)
  })

  it('go on in parts until there is nothing to do, and leave time between full ones', async () => {
    const parts = [2, 2, 1, 0]
    const begun = performance.now()
    await rounds.inParts(2, async () => {
      await wait(50)
      return parts.shift()!
    })
    expect(parts).toEqual([])
    expect(performance.now() - begun).toBeGreaterThan(290)
  })

  it('end with the process: after the part that they are at, whose attempts are told to', async () => {
    let parts = 0
    const round = rounds.run(() =>
      rounds.inParts(1, () => {
        parts++
        return new Promise((resolve) => rounds.signal.addEventListener('abort', () => resolve(1)))
      }),
    )
    await rounds.stop()
    await round
    expect(parts).toBe(1)
    await rounds.run(() => Promise.reject(new Error('never begun')))
    expect(complaints).toEqual([])
  })
})
