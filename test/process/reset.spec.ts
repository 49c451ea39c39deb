import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../support/command.js'

describe('db:reset', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-reset-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  const reset = (variables: NodeJS.ProcessEnv) =>
    runCommand('src/operations/commands/reset.js', [], { DATA_DIR: dataDir, ...variables })

  it('empties the embedded database', () => {
    expect(reset({})).toMatchObject({ status: 0, stdout: expect.stringContaining('empty') })
  })

  it('leaves the database of a server unchanged', () => {
    const refused = reset({ DATABASE_URL: 'postgres://127.0.0.1:1/site', NODE_ENV: 'development' })
    expect(refused.status).toBe(1)
    expect(refused.stderr.trim().split('\n')).toEqual([expect.stringContaining('DATABASE_URL is set')])
  })
})
