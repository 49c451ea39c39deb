import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { type Language, languages } from '#src/shared/languages.js'

/** SQL condition for recipients of newsletters: confirmed, not unsubscribed and not suppressed. */
export const IN_AUDIENCE =
  'subscriber.confirmed_at IS NOT NULL AND subscriber.unsubscribed_at IS NULL AND subscriber.suppressed_at IS NULL'

/** SQL condition for recipients in whose language an issue has a title and a text. */
export const IN_LANGUAGES = `CASE subscriber.language
    WHEN 'hr' THEN issue.title_hr <> '' AND issue.text_hr <> ''
    WHEN 'en' THEN issue.title_en <> '' AND issue.text_en <> ''
  END`

const COUNT = `
  SELECT language, count(*)::int AS readers FROM newsletter_subscribers subscriber WHERE ${IN_AUDIENCE} GROUP BY language`

/** Counts the current recipients of an issue. */
@Injectable()
export class IssueAudienceService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<Record<Language, number>> {
    const rows = await this.dataSource.query<{ language: Language; readers: number }[]>(COUNT)
    const readersIn = (language: Language) => rows.find((row) => row.language === language)?.readers ?? 0
    return Object.fromEntries(languages.map((language) => [language, readersIn(language)])) as Record<Language, number>
  }
}
