import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDataDirectory } from '../config/data-directory.js'
import { Environment } from '../config/environment.js'
import { StartupError } from '../config/startup-error.js'
import { Secret } from './secret.js'

describe('the data directory', () => {
  let parent: string
  let dataDir: string
  beforeEach(() => {
    parent = fs.mkdtempSync(join(tmpdir(), 'biorezonanca-data-'))
    dataDir = join(parent, 'data')
  })
  afterEach(() => fs.rmSync(parent, { recursive: true }))

  const permissions = (path = '') => (fs.statSync(join(dataDir, path)).mode & 0o777).toString(8)
  const secretFile = () => join(dataDir, 'session-secret')

  it('restricts access to the owner, even if it was open before', () => {
    fs.mkdirSync(join(dataDir, 'postgres/base'), { recursive: true, mode: 0o777 })
    for (const file of ['session-secret', 'postgres/base/1']) fs.writeFileSync(join(dataDir, file), '')
    for (const path of ['', 'postgres', 'postgres/base', 'session-secret', 'postgres/base/1'])
      fs.chmodSync(join(dataDir, path), 0o777)
    prepareDataDirectory(dataDir)
    for (const path of ['', 'postgres', 'postgres/base', 'session-secret', 'postgres/base/1'])
      expect([path, permissions(path)]).toEqual([path, '700'])
  })

  it('keeps permissions of foreign files, for example in /tmp', () => {
    fs.mkdirSync(dataDir)
    fs.chmodSync(dataDir, 0o755)
    fs.writeFileSync(join(dataDir, 'something-else'), '')
    fs.chmodSync(join(dataDir, 'something-else'), 0o644)
    prepareDataDirectory(dataDir)
    expect([permissions(), permissions('something-else')]).toEqual(['755', '644'])
  })

  it('stores one secret that only the owner can read', () => {
    const hash = () => Secret.of(new Environment({ dataDir })).hash('text', 'rate-limit')
    expect(hash()).toBe(hash())
    expect(fs.readFileSync(secretFile(), 'utf8').length).toBeGreaterThanOrEqual(32)
    expect(fs.readdirSync(dataDir)).toEqual(['session-secret'])
    expect(permissions('session-secret')).toBe('600')
  })

  it('rejects a truncated secret at start', () => {
    fs.mkdirSync(dataDir)
    for (const half of ['', 'short']) {
      fs.writeFileSync(secretFile(), half)
      expect(() => Secret.of(new Environment({ dataDir }))).toThrow(StartupError)
      expect(() => Secret.of(new Environment({ dataDir }))).toThrow(secretFile())
    }
  })
})
