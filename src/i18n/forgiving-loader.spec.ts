import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import { firstValueFrom, filter, isObservable, ReplaySubject } from 'rxjs'
import type { I18nTranslation } from 'nestjs-i18n'
import { ForgivingLoader } from './forgiving-loader.js'

describe('texts that change', () => {
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-texts-'))
  const file = join(directory, 'hr/home.json')
  let loader: ForgivingLoader
  beforeAll(() => {
    Logger.overrideLogger(false)
    mkdirSync(join(directory, 'hr'))
    writeFileSync(file, '{ "title": "one" }')
    loader = new ForgivingLoader({ path: directory, watch: true })
  })
  afterAll(async () => {
    await loader.onModuleDestroy()
    rmSync(directory, { recursive: true })
    Logger.overrideLogger(['error', 'warn', 'log'])
  })

  it('are read anew after one was broken for a while', async () => {
    const loaded = await loader.load()
    if (!isObservable(loaded)) throw new Error('not watched')
    const seen = new ReplaySubject<I18nTranslation>()
    loaded.subscribe(seen)
    const appears = (title: string) =>
      firstValueFrom(seen.pipe(filter(({ hr }) => (hr as { home: { title: string } }).home.title === title)))
    await appears('one')
    // A change that comes before the watching has begun is not seen: it is made until it is.
    const broken = setInterval(() => writeFileSync(file, '{ "title": '), 100)
    await new Promise<void>((resolve) => {
      let events = 0
      seen.subscribe(() => ++events === 2 && resolve())
    })
    clearInterval(broken)
    writeFileSync(file, '{ "title": "two" }')
    await appears('two')
  })
})
