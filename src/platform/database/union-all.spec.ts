import { unionAll } from './union-all.js'

describe('unionAll', () => {
  it('numbers the parameters of all queries', () => {
    const [sql, parameters] = unionAll([
      ['SELECT $2, $1', ['a', 'b']],
      ['SELECT $1, $1', ['c']],
    ])
    expect(sql).toBe('(SELECT $2, $1) UNION ALL (SELECT $3, $3)')
    expect(parameters).toEqual(['a', 'b', 'c'])
  })
})
