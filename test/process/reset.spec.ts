import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

describe('db:reset', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-reset-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  const reset = (variables: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['dist/src/database/commands/reset.js'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables },
      encoding: 'utf8',
    })

  it('begins the embedded database anew', () => {
    expect(reset({})).toMatchObject({ status: 0, stdout: expect.stringContaining('empty') })
  })

  it('leaves the database of a server alone', () => {
    const refused = reset({ DATABASE_URL: 'postgres://127.0.0.1:1/site', NODE_ENV: 'development' })
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('DATABASE_URL names a server')
  })
})
