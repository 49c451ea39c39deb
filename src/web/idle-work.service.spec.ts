import { setTimeout as wait } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { IdleWorkService } from './idle-work.service.js'

describe('work that can wait', () => {
  beforeAll(() => void Logger.overrideLogger(false))
  afterAll(() => void Logger.overrideLogger(['error', 'warn', 'log']))

  it('is done one piece after the other, though one fails, and not at once', async () => {
    const work = new IdleWorkService()
    const done: string[] = []
    const piece = (name: string) => async () => {
      done.push(`${name} begins`)
      await wait(20)
      done.push(`${name} ends`)
      if (name === 'first') throw new Error('in vain')
    }
    work.add(piece('first'))
    work.add(piece('second'))
    expect(done).toEqual([])
    for (const end = Date.now() + 10_000; Date.now() < end && done.length < 4;) await wait(20)
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('is left undone when the process stops, but for the piece at hand', async () => {
    const work = new IdleWorkService()
    const done: string[] = []
    let begun: () => void
    const beginning = new Promise<void>((resolve) => (begun = resolve))
    work.add(async () => {
      begun()
      await wait(100)
      done.push('first')
    })
    const note = (name: string) => () => Promise.resolve(void done.push(name))
    work.add(note('second'))
    await beginning
    work.onModuleDestroy()
    await work.onApplicationShutdown()
    expect(done).toEqual(['first'])
    work.add(note('third'))
    await wait(200)
    expect(done).toEqual(['first'])
  })
})
