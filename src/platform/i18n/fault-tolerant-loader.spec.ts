import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { FaultTolerantLoader } from './fault-tolerant-loader.js'

describe('FaultTolerantLoader', () => {
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-texts-'))
  const write = (text: string) => writeFileSync(join(directory, 'hr/home.json'), text)
  beforeAll(() => {
    Logger.overrideLogger(false)
    mkdirSync(join(directory, 'hr'))
  })
  afterAll(() => {
    rmSync(directory, { recursive: true })
    Logger.overrideLogger(['error', 'warn', 'log'])
  })

  it('keeps texts while a file is broken, and reads it again afterwards', async () => {
    const loader = new FaultTolerantLoader({ path: directory })
    write('{ "title": "one" }')
    expect(await loader.load()).toEqual({ hr: { home: { title: 'one' } } })
    write('{ "title": ')
    expect(await loader.load()).toEqual({ hr: { home: { title: 'one' } } })
    write('{ "title": "two" }')
    expect(await loader.load()).toEqual({ hr: { home: { title: 'two' } } })
  })

  it('rejects files that are broken at start', async () => {
    write('{ "title": ')
    await expect(new FaultTolerantLoader({ path: directory }).load()).rejects.toThrow('Invalid JSON')
  })
})
