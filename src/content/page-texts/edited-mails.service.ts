import { Injectable } from '@nestjs/common'
import { MailWritersService } from '#src/platform/mail/delivery/mail-writers.service.js'
import { isLanguage, languages, type Translated } from '#src/shared/languages.js'
import { contentNotFound } from '../editing/content-problems.js'
import { isTextNamespace } from './editable-texts.js'
import type { EditedMailDto } from './page-texts.dto.js'

/** Mails with sample data and the draft of their texts, as recipients would receive them. */
@Injectable()
export class EditedMailsService {
  constructor(private readonly writers: MailWritersService) {}

  /** Returns the mails with texts of a namespace. @throws Problem 404 */
  async list(namespace: string): Promise<EditedMailDto[]> {
    if (!isTextNamespace(namespace)) throw contentNotFound()
    const samples = this.writers
      .samplesWith(namespace)
      .flatMap(([kind, samples]) => Object.entries(samples).map(([sample, write]) => ({ kind, sample, write })))
    return Promise.all(
      samples.map(async ({ kind, sample, write }) => {
        const letters = await Promise.all(languages.map((language) => write(language, 'draft')))
        const inEach = (part: 'subject' | 'text') =>
          Object.fromEntries(languages.map((language, index) => [language, letters[index]![part]])) as Translated
        return { kind, sample, subject: inEach('subject'), text: inEach('text') }
      }),
    )
  }

  /** @throws Problem 404 */
  async html(namespace: string, kind: string, sample: string, language: string): Promise<string> {
    const samples = new Map(this.writers.samplesWith(namespace)).get(kind) ?? {}
    const write = Object.hasOwn(samples, sample) ? samples[sample] : undefined
    if (!write || !isLanguage(language)) throw contentNotFound()
    return (await write(language, 'draft')).html
  }
}
