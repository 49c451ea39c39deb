import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { I18nService } from 'nestjs-i18n'
import { MoreThan, Repository } from 'typeorm'
import type { TextEdition } from '#src/platform/mail/letter-use.js'
import { isSame } from '#src/shared/content/content-fields.js'
import { type Language, languages } from '#src/shared/languages.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { contentNotFound } from '../editing/content-problems.js'
import { isTextNamespace, propertiesOf, type TextNamespace, textNamespaces } from './editable-texts.js'
import {
  type AllTexts,
  fits,
  messagesOf,
  type Originals,
  originalsOf,
  textsOfQuestions,
  type Tree,
} from './originals.js'
import { applyOverlay, emptyOverlay, itemsOf, type Overlay, textOf } from './overlay.js'
import type { PageTextDto, PageTextsDto, PageTextsOverviewDto } from './page-texts.dto.js'
import { overlayAt, PageTexts, stateAt } from './page-texts.entity.js'
import { placeholdersIn } from './placeholders.js'
import { maxLengthOf, pagesOf } from './read-change.js'

/** Namespaces in which the owner has changed texts, complete, by language. */
export type OwnMessages = Record<Language, Record<string, Tree>>

/** Reads the texts of the owner. */
@Injectable()
export class PageTextsService {
  constructor(
    @InjectRepository(PageTexts) private readonly rows: Repository<PageTexts>,
    private readonly i18n: I18nService,
  ) {}

  /** Returns the namespaces of pages with texts of the owner, as visitors see them, or with drafts. */
  async messages(edition: TextEdition): Promise<OwnMessages> {
    const now = new Date()
    const all = this.all()
    const own = (await this.rows.find()).flatMap((row) => {
      const { namespace } = row
      const overlay = overlayAt(now, row, edition)
      if (!isTextNamespace(namespace) || propertiesOf(namespace).mails) return []
      const { publishedAt } = stateAt(now, row)
      // Restoring the original texts changes a dated page, too.
      const isChanged = !isSame(overlay, emptyOverlay()) || (propertiesOf(namespace).dated && publishedAt)
      return isChanged ? [{ namespace, overlay, publishedAt }] : []
    })
    const inLanguage = (language: Language) =>
      own.map(({ namespace, overlay, publishedAt }) => {
        const originals = originalsOf(namespace, all)
        const messages = applyOverlay(messagesOf(namespace, all, language), originals, overlay, language)
        return [namespace, publishedAt ? dated(namespace, messages, publishedAt) : messages]
      })
    return Object.fromEntries(
      languages.map((language) => [language, Object.fromEntries(inLanguage(language))]),
    ) as OwnMessages
  }

  /** Returns title and description of a page for search engines. */
  async meta(namespace: 'home' | 'blog', language: Language): Promise<{ title: string; description: string }> {
    const own = (await this.messages('published'))[language][namespace] ?? this.all()[language][namespace]
    return (own as { meta: { title: string; description: string } }).meta
  }

  /** Returns the time of the next scheduled publication. */
  async nextPublication(): Promise<Date | undefined> {
    const next = await this.rows.findOne({ where: { publishAt: MoreThan(new Date()) }, order: { publishAt: 'ASC' } })
    return next?.publishAt ?? undefined
  }

  async overview(): Promise<PageTextsOverviewDto[]> {
    const rows = new Map((await this.rows.find()).map((row) => [row.namespace, row]))
    return textNamespaces.map((namespace) => {
      const { texts, lists, version, publication, publishAt } = this.toDto(namespace, rows.get(namespace))
      return {
        namespace,
        medium: mediumOf(namespace),
        version,
        publication,
        publishAt,
        changed:
          texts.filter(({ text, original }) => !isSame(text, original)).length +
          lists.filter(({ items, original }) => !isSame(items, original)).length,
        outdated: texts.filter(({ outdatedLanguage }) => outdatedLanguage).length,
        superseded:
          texts.filter(({ formerOriginal: { hr, en } }) => hr !== null || en !== null).length +
          lists.filter(({ isSuperseded }) => isSuperseded).length,
      }
    })
  }

  /** @throws Problem 404 */
  async find(namespace: string): Promise<PageTextsDto> {
    if (!isTextNamespace(namespace)) throw contentNotFound()
    return this.toDto(namespace, (await this.rows.findOneBy({ namespace })) ?? undefined)
  }

  async list(): Promise<PageTextsDto[]> {
    const rows = new Map((await this.rows.find()).map((row) => [row.namespace, row]))
    return textNamespaces.map((namespace) => this.toDto(namespace, rows.get(namespace)))
  }

  originals(namespace: TextNamespace): Originals {
    return originalsOf(namespace, this.all())
  }

  toDto(namespace: TextNamespace, row?: PageTexts): PageTextsDto {
    const originals = this.originals(namespace)
    const { published, draft, publishAt } = row ? stateAt(new Date(), row) : blankState()
    const overlay = draft ?? published
    return {
      namespace,
      medium: mediumOf(namespace),
      page: propertiesOf(namespace).page ?? null,
      version: row?.version ?? 0,
      publication: draft ? (publishAt ? 'scheduled' : 'draft') : 'published',
      publishAt,
      texts: [...originals.texts].map(([key, original]): PageTextDto => {
        const own = overlay.texts[key]
        const former = (language: Language) => {
          const basis = own?.[language]?.basis
          return basis === undefined || basis === original[language] ? null : basis
        }
        return {
          key,
          original,
          maxLength: maxLengthOf(key, original, originals.areOfMails),
          placeholders: placeholdersIn(original.hr),
          text: textOf(key, originals, overlay),
          formerOriginal: { hr: former('hr'), en: former('en') },
          outdatedLanguage: own?.outdated ?? null,
          unusedLanguages: languages.filter(
            (language) => own?.[language] && !fits(own[language].text, original[language]),
          ),
        }
      }),
      lists: [...originals.lists].map(([key, original]) => ({
        key,
        original,
        pages: pagesOf(original),
        placeholders: placeholdersIn(...textsOfQuestions(original, 'hr')),
        items: itemsOf(key, originals, overlay),
        isSuperseded: overlay.lists[key] !== undefined && !isSame(overlay.lists[key].basis, original),
      })),
      gone: goneTexts(originals, overlay),
    }
  }

  private all(): AllTexts {
    return this.i18n.getTranslations() as AllTexts
  }
}

const mediumOf = (namespace: TextNamespace) => (propertiesOf(namespace).mails ? 'mail' : 'page')

const blankState = () => ({ published: emptyOverlay(), draft: null, publishAt: null })

function goneTexts(originals: Originals, { texts, lists }: Overlay): PageTextsDto['gone'] {
  return [
    ...Object.entries(texts)
      .filter(([key]) => !originals.texts.has(key))
      .map(([key, { hr, en }]) => ({ key, text: (hr ?? en)?.text ?? '' })),
    ...Object.entries(lists)
      .filter(([key]) => !originals.lists.has(key))
      .map(([key, { items }]) => ({ key, text: items.map(({ question }) => question.hr).join(' ') })),
  ]
}

/** Moves the day of a page's last change to that of its publication. */
function dated(namespace: TextNamespace, messages: Tree, publishedAt: Date): Tree {
  const { updatedOn } = messages as { updatedOn?: string }
  const day = zagrebDay(publishedAt).toString()
  return propertiesOf(namespace).dated && updatedOn && day > updatedOn
    ? { ...(messages as Record<string, Tree>), updatedOn: day }
    : messages
}
