import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { FaultTolerantLoader } from './fault-tolerant-loader.js'

describe('texts', () => {
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

  it('stay as they were while a file is broken, and are read anew afterwards', async () => {
    const loader = new FaultTolerantLoader({ path: directory })
    write('{ "title": "one" }')
    expect(await loader.load()).toEqual({ hr: { home: { title: 'one' } } })
    write('{ "title": ')
    expect(await loader.load()).toEqual({ hr: { home: { title: 'one' } } })
    write('{ "title": "two" }')
    expect(await loader.load()).toEqual({ hr: { home: { title: 'two' } } })
  })

  it('that are broken from the beginning stop the start', async () => {
    write('{ "title": ')
    await expect(new FaultTolerantLoader({ path: directory }).load()).rejects.toThrow('Invalid JSON')
  })
})
