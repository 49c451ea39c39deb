import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, LessThan } from 'typeorm'
import type { AuditAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { claimFaults } from '#src/admin/claims/claim-faults.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import type { ContentClaim } from '#src/shared/claims/content-claims.js'
import { newHealthClaims } from '#src/shared/claims/health-claims.js'
import { isSame } from '#src/shared/content/content-fields.js'
import { languages, type Translated } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { contentNotFound } from '../editing/content-problems.js'
import { ContentVersion } from '../editing/content-version.entity.js'
import { MOST_VERSIONS } from '../editing/content-versions.service.js'
import { changesBetween, type FieldChange } from '../editing/field-changes.js'
import { isTextNamespace, type TextNamespace } from './editable-texts.js'
import { type Originals, textsOfQuestions } from './originals.js'
import { changeOverlay, emptyOverlay, itemsOf, type Overlay, textOf, type TextsChange } from './overlay.js'
import type { PageTextsChangeDto, PageTextsDto } from './page-texts.dto.js'
import { PageTexts, stateAt } from './page-texts.entity.js'
import { PageTextsService } from './page-texts.service.js'
import { readChange } from './read-change.js'

/** Kind of replaced texts in the history of content. */
export const TEXTS = 'pageTexts'

type Columns = Partial<Pick<PageTexts, 'published' | 'draft' | 'publishAt' | 'publishedAt'>>

/** Changes the texts of the owner. Each change and its audit event are stored in one transaction. */
@Injectable()
export class PageTextsEditingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reading: PageTextsService,
    private readonly audit: AuditLogService,
    private readonly contentChanges: ContentChangesService,
  ) {}

  /**
   * Changes some texts, as a draft or for visitors.
   * @param claimsConfirmed true if their new claims about health are confirmed
   * @throws Problem 404, 412 when they have changed since `version`, 422
   */
  save(
    name: string,
    version: number,
    given: PageTextsChangeDto,
    by: SignedInUser,
    claimsConfirmed: boolean,
  ): Promise<PageTextsDto> {
    const publishAt =
      given.publication === 'scheduled' ? new Date(requireValue(given.publishAt, 'time of publication')) : null
    if (publishAt && publishAt <= new Date())
      throw Problem.validation([{ field: 'publishAt', code: 'publishedAt.past' }])
    return this.change(name, version, by, async (row, manager) => {
      const originals = this.reading.originals(row.namespace)
      const change = readChange(originals, given)
      const before = row.draft ?? row.published
      const claims = claimsIn(change, originals, before)
      if (claims.length > 0 && !claimsConfirmed) throw Problem.validation(claimFaults(claims))
      const after = changeOverlay(originals, before, change)
      const isPublished = given.publication === 'published'
      const columns: Columns = isPublished
        ? { published: after, draft: null, publishAt: null, publishedAt: new Date() }
        : { draft: !publishAt && isSame(after, row.published) ? null : after, publishAt }
      const isUnchanged = isPublished
        ? !row.draft && isSame(after, row.published)
        : isSame(columns.draft, row.draft) && publishAt?.getTime() === row.publishAt?.getTime()
      if (isUnchanged) return undefined
      if (isPublished) await this.addVersion(row, manager)
      return {
        columns,
        action: isPublished ? 'page_texts.published' : publishAt ? 'page_texts.scheduled' : 'page_texts.drafted',
        details: {
          ...(publishAt && { at: publishAt }),
          changes: changesOf(originals, isPublished ? row.published : before, after),
        },
        claims,
      }
    })
  }

  /** Deletes a draft. @throws Problem 404, 412 */
  discard(name: string, version: number, by: SignedInUser): Promise<PageTextsDto> {
    return this.change(name, version, by, (row) => {
      if (!row.draft) return undefined
      const changes = changesOf(this.reading.originals(row.namespace), row.draft, row.published)
      return { columns: { draft: null, publishAt: null }, action: 'page_texts.discarded', details: { changes } }
    })
  }

  /** Makes earlier texts the draft, without asking about their claims again. @throws Problem 404, 412 */
  restore(name: string, version: number, earlierVersion: number, by: SignedInUser): Promise<PageTextsDto> {
    return this.change(name, version, by, async (row, manager) => {
      const stored = await manager.findOneBy(ContentVersion, { kind: TEXTS, itemId: row.id, version: earlierVersion })
      if (!stored) throw contentNotFound()
      const earlier = stored.content as Overlay
      const before = row.draft ?? row.published
      if (isSame(earlier, before)) return undefined
      const changes = changesOf(this.reading.originals(row.namespace), before, earlier)
      return {
        columns: { draft: isSame(earlier, row.published) ? null : earlier, publishAt: null },
        action: 'page_texts.restored',
        details: { changes },
      }
    })
  }

  private async change(
    name: string,
    version: number,
    by: SignedInUser,
    work: (row: PageTexts, manager: EntityManager) => Change | undefined | Promise<Change | undefined>,
  ): Promise<PageTextsDto> {
    if (!isTextNamespace(name)) throw contentNotFound()
    const { dto, isVisible } = await this.dataSource.transaction(async (manager) => {
      const row = await this.lock(name, version, manager)
      const change = await work(row, manager)
      if (!change) return { dto: this.reading.toDto(name, row), isVisible: false }
      const columns = onlyChanged(change.columns, row)
      const changed = Object.assign(row, columns, { version: row.version + 1 })
      await manager.update(PageTexts, { id: row.id }, { ...columns, version: row.version })
      await this.record(change, changed, by, manager)
      return { dto: this.reading.toDto(name, changed), isVisible: 'published' in columns || 'publishAt' in columns }
    })
    // Other processes evict their pages when the database notifies them.
    if (isVisible) this.contentChanges.announce()
    return dto
  }

  /** Locks a row of a version; a scheduled draft that is due becomes the published texts. @throws Problem 412 */
  private async lock(namespace: TextNamespace, version: number, manager: EntityManager): Promise<PageTexts> {
    const none = { namespace, published: emptyOverlay() }
    await manager.createQueryBuilder().insert().into(PageTexts).values(none).orIgnore().execute()
    const row = await manager.findOneOrFail(PageTexts, { where: { namespace }, lock: { mode: 'pessimistic_write' } })
    if (row.version !== version) throw changedMeanwhile('content')
    const state = stateAt(new Date(), row)
    if (state.draft === row.draft) return row
    await this.addVersion(row, manager)
    const due = Object.assign(row, state, { version: version + 1 })
    await manager.update(PageTexts, { id: row.id }, { ...state, version: due.version })
    return due
  }

  /** Stores the published texts before they are replaced. */
  private async addVersion({ id: itemId, version, published }: PageTexts, manager: EntityManager): Promise<void> {
    const item = { kind: TEXTS, itemId } as const
    await manager.insert(ContentVersion, { ...item, version, content: published })
    const { length } = await manager.findBy(ContentVersion, item)
    if (length <= MOST_VERSIONS) return
    const [oldest] = await manager.find(ContentVersion, {
      where: item,
      order: { version: 'DESC' },
      skip: MOST_VERSIONS - 1,
      take: 1,
    })
    await manager.delete(ContentVersion, { ...item, version: LessThan(oldest!.version) })
  }

  private async record(
    { action, details, claims = [] }: Change,
    { namespace, version }: PageTexts,
    actor: SignedInUser,
    manager: EntityManager,
  ): Promise<void> {
    const subject = { kind: TEXTS, id: namespace }
    await this.audit.record({ action, actor, subject, details: { name: namespace, version, ...details } }, manager)
    if (claims.length === 0) return
    const phrases = claims.map(({ phrase }) => phrase)
    const confirmed = { name: namespace, claims: phrases }
    await this.audit.record({ action: 'claims.confirmed', actor, subject, details: confirmed }, manager)
  }
}

interface Change {
  columns: Columns
  action: AuditAction
  details: { at?: Date; changes: FieldChange[] }
  claims?: ContentClaim[]
}

/** Leaves out columns whose values stay, because the database announces a change of columns that visitors see. */
function onlyChanged(columns: Columns, row: PageTexts): Columns {
  const changed = Object.entries(columns).filter(
    ([name, value]) => !isSame(plain(value), plain(row[name as keyof Columns])),
  )
  return Object.fromEntries(changed)
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** Finds the claims about health that the texts did not make before. */
function claimsIn({ texts, lists }: TextsChange, originals: Originals, before: Overlay): ContentClaim[] {
  const claims: ContentClaim[] = []
  const add = (field: string, text: string, earlier: string) =>
    claims.push(...newHealthClaims(text, earlier).map((claim) => ({ ...claim, field })))
  for (const [key, given] of Object.entries(texts)) {
    for (const language of languages)
      add(`texts.${key}.${language}`, given[language] ?? '', textOf(key, originals, before)[language])
  }
  for (const [key, items] of Object.entries(lists)) {
    for (const language of languages) {
      const earlier = textsOfQuestions(itemsOf(key, originals, before), language).join('\n')
      for (const [index, { question, answer }] of items.entries()) {
        add(`lists.${key}.${index}.question.${language}`, question[language], earlier)
        add(`lists.${key}.${index}.answer.${language}`, answer[language], earlier)
      }
    }
  }
  return claims
}

/** Returns the changed texts for people to read. */
function changesOf(originals: Originals, before: Overlay, after: Overlay): FieldChange[] {
  const readable = (overlay: Overlay): Record<string, Translated> => {
    const texts = [...originals.texts.keys()].map((key) => [key, textOf(key, originals, overlay)])
    const lists = [...originals.lists.keys()].map((key) => {
      const items = itemsOf(key, originals, overlay)
      return [key, { hr: textsOfQuestions(items, 'hr').join(' '), en: textsOfQuestions(items, 'en').join(' ') }]
    })
    return Object.fromEntries([...texts, ...lists]) as Record<string, Translated>
  }
  return changesBetween(readable(before), readable(after))
}
