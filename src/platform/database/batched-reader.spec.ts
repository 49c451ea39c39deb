import { BatchedReader } from './batched-reader.js'

describe('BatchedReader', () => {
  let asked: string[][]
  let reader: BatchedReader<number>
  beforeEach(() => {
    asked = []
    reader = new BatchedReader((ids) => {
      asked.push(ids)
      if (ids.includes('bad')) return Promise.reject(new Error('away'))
      return Promise.resolve(new Map(ids.filter((id) => id !== 'none').map((id) => [id, Number(id)])))
    })
  })

  it('reads what is asked for in one turn of the event loop together, each row once', async () => {
    const rows = ['1', '2', '1', 'none'].map((id) => reader.read(id))
    expect(await Promise.all(rows)).toEqual([1, 2, 1, undefined])
    expect(asked).toEqual([['1', '2', 'none']])
  })

  it('reads again what is asked for later', async () => {
    await reader.read('1')
    await reader.read('1')
    expect(asked).toEqual([['1'], ['1']])
  })

  it('reports a failure to all who asked, and goes on', async () => {
    const failed = await Promise.allSettled([reader.read('1'), reader.read('bad')])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await reader.read('1')).toBe(1)
  })
})
