import { setTimeout as wait } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { IdleWorkService } from './idle-work.service.js'

describe('IdleWorkService', () => {
  beforeAll(() => void Logger.overrideLogger(false))
  afterAll(() => void Logger.overrideLogger(['error', 'warn', 'log']))

  it('runs tasks later, one after the other, even after a failure', async () => {
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

  it('finishes the current task on shutdown, and drops the others', async () => {
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
