import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { NotFoundException } from '@nestjs/common'
import request from 'supertest'
import { AppModule } from '../../../src/app.module.js'
import { startDatabaseServer } from '../../../src/platform/database/database-server.js'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { MailPreviewsController } from '../../../src/platform/mail/previews/mail-previews.controller.js'
import { MailPreviewsModule } from '../../../src/platform/mail/previews/mail-previews.module.js'
import { languages } from '../../../src/shared/languages.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'
import { testEnvironment } from '../../support/test-environment.js'

describe('mail preview', () => {
  let site: TestApp
  let writers: MailWritersService
  let previews: MailPreviewsController
  beforeAll(async () => {
    site = await startTestApp({ mode: 'production' })
    writers = site.app.get(MailWritersService)
    previews = new MailPreviewsController(writers)
  })
  afterAll(() => site.close())

  it('exists for every mail template', () => {
    const kinds = [...writers.samples]
    expect(kinds.length).toBeGreaterThan(10)
    expect([...writers.samples.keys()]).toContain('settings.test')
    expect(kinds.filter(([, samples]) => Object.keys(samples).length === 0).map(([kind]) => kind)).toEqual([])
  })

  const namespaces = readdirSync('src/platform/i18n/hr').map((file) => parse(file).name)
  const missingText = new RegExp(`(?<![\\w/@.-])(?:${namespaces.join('|')})\\.[a-z]\\w*`)

  it('shows the mail in both languages and formats, and is linked from the list', async () => {
    const list = previews.list()
    for (const [kind, samples] of writers.samples) {
      for (const sample of Object.keys(samples)) {
        for (const language of languages) {
          const html = await previews.html(kind, sample, language)
          const text = await previews.text(kind, sample, language)
          expect(html).toContain(`<html lang="${language}"`)
          expect(text.split('\n')[0]).toMatch(/\p{L}{3}/u)
          // missing translations appear as their key, or as a placeholder
          expect(text).not.toMatch(/\{\w+\}|undefined|Invalid Date/)
          expect(text).not.toMatch(missingText)
          expect(text).not.toMatch(/token=(?!xxxx)/)
          for (const form of ['html', 'text'])
            expect(list).toContain(`"/dev/mails/${kind}/${sample}/${language}/${form}"`)
        }
      }
    }
    const [kind, samples] = writers.samples.entries().next().value as [string, object]
    const [sample] = Object.keys(samples) as [string]
    expect(await previews.text(kind, sample, 'hr')).not.toBe(await previews.text(kind, sample, 'en'))
    for (const [a, b, c] of [
      ['nothing', sample, 'hr'],
      [kind, 'constructor', 'hr'],
      [kind, sample, 'de'],
    ] as const)
      await expect((async () => previews.html(a, b, c))()).rejects.toThrow(NotFoundException)
  })

  it('does not exist in production', async () => {
    for (const address of ['/dev/mails', '/dev/mails/contact.staff/letter/hr/html'])
      await request(site.http).get(address).expect(404)
  })

  it.each([
    ['development', true],
    ['test', false],
    ['production', false],
  ] as const)('is part of %s: %s', async (mode, expected) => {
    const server = await startDatabaseServer(site.environment)
    const { imports = [] } = AppModule.for(testEnvironment({ mode }), server)
    expect(imports.includes(MailPreviewsModule)).toBe(expected)
  })
})
