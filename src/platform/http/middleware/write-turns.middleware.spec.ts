import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { takeTurns } from './write-turns.middleware.js'

describe('takeTurns', () => {
  it('starts one write in each turn of the event loop, and reads at once', async () => {
    const take = takeTurns()
    const started: string[] = []
    const arrive = (method: string, name: string) =>
      take({ method } as Request, {} as Response, () => started.push(name))
    for (const name of ['first', 'second', 'third']) arrive('POST', name)
    arrive('GET', 'page')
    const turns = []
    for (let turn = 0; turn < 4; turn++) {
      turns.push(started.splice(0))
      await nextTurn()
    }
    expect(turns).toEqual([['page'], ['first'], ['second'], ['third']])
  })

  it('starts a write that arrives after the others', async () => {
    const take = takeTurns()
    for (let count = 0; count < 2; count++)
      await new Promise<void>((start) => take({ method: 'PUT' } as Request, {} as Response, () => start()))
  })

  it('starts each write in its own asynchronous context', async () => {
    const take = takeTurns()
    const context = new AsyncLocalStorage<string>()
    const contexts: (string | undefined)[] = []
    for (const name of ['first', 'second'])
      context.run(name, () =>
        take({ method: 'POST' } as Request, {} as Response, () => contexts.push(context.getStore())),
      )
    for (let turn = 0; turn < 2; turn++) await nextTurn()
    expect(contexts).toEqual(['first', 'second'])
  })
})
