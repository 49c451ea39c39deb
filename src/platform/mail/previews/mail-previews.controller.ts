import { Controller, Get, Header, NotFoundException, Param } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { isLanguage, languages } from '#src/shared/languages.js'
import { element, htmlDocument } from '../../http/markup.js'
import { Public } from '../../http/public.decorator.js'
import { MailWritersService } from '../delivery/mail-writers.service.js'
import type { Letter } from '../letter.js'
import { LETTER_POLICY } from '../letter-policy.js'

const ADDRESS = '/dev/mails'
const SAMPLE = ':kind/:sample/:language'
const forms = ['html', 'text'] as const
const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Letters</title>'

/** Previews of letters with sample data, written by the production writers. */
@ApiExcludeController()
@Public()
@Controller(ADDRESS)
export class MailPreviewsController {
  constructor(private readonly writers: MailWritersService) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  list(): string {
    const rows = [...this.writers.samples].flatMap(([kind, samples]) =>
      Object.keys(samples).map((sample) =>
        element('li', {}, `${kind}, ${sample}: `, ...languages.flatMap((language) => linksTo(kind, sample, language))),
      ),
    )
    return htmlDocument(HEAD, element('body', {}, element('h1', {}, 'Letters'), element('ul', {}, ...rows)), 'en')
  }

  @Get(`${SAMPLE}/html`)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', LETTER_POLICY)
  async html(
    @Param('kind') kind: string,
    @Param('sample') sample: string,
    @Param('language') language: string,
  ): Promise<string> {
    return (await this.write(kind, sample, language)).html
  }

  @Get(`${SAMPLE}/text`)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  async text(
    @Param('kind') kind: string,
    @Param('sample') sample: string,
    @Param('language') language: string,
  ): Promise<string> {
    const { subject, text } = await this.write(kind, sample, language)
    return `${subject}\n\n${text}`
  }

  /** @throws NotFoundException */
  private write(kind: string, sample: string, language: string): Promise<Letter> {
    const samples = this.writers.samples.get(kind) ?? {}
    const write = Object.hasOwn(samples, sample) ? samples[sample] : undefined
    if (!write || !isLanguage(language)) throw new NotFoundException()
    return write(language, 'published')
  }
}

function linksTo(kind: string, sample: string, language: string) {
  return forms.flatMap((form) => [
    element('a', { href: `${ADDRESS}/${kind}/${sample}/${language}/${form}` }, `${language} ${form}`),
    ' ',
  ])
}
