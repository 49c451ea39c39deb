import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { AuditEventsService } from '#src/admin/audit/audit-events.service.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { ContentVersion } from '../editing/content-version.entity.js'
import { isTextNamespace } from './editable-texts.js'
import { EditedMailsService } from './edited-mails.service.js'
import { findTexts, MOST_FOUND } from './find-texts.js'
import { PageTexts } from './page-texts.entity.js'
import { PageTextsService } from './page-texts.service.js'
import { TEXTS } from './page-texts-editing.service.js'

/** Queries of the pages of the editor of texts. */
@Injectable()
@StaffQueries('editor')
export class PageTextsPageQueriesService {
  constructor(
    private readonly texts: PageTextsService,
    private readonly mails: EditedMailsService,
    private readonly audit: AuditEventsService,
    @InjectRepository(PageTexts) private readonly rows: Repository<PageTexts>,
    @InjectRepository(ContentVersion) private readonly versions: Repository<ContentVersion>,
  ) {}

  /** Returns the state of the texts of each page. */
  pageTextsOverview(_reader: StaffReader) {
    return this.texts.overview()
  }

  /** Returns the texts of a page; undefined for an unknown one. */
  async pageTexts(_reader: StaffReader, namespace: string) {
    return isTextNamespace(namespace) ? this.texts.find(namespace) : undefined
  }

  /** Returns the mails with texts of a namespace; none for one of pages. */
  editedMails(_reader: StaffReader, namespace: string) {
    return this.mails.list(namespace)
  }

  /** Returns the first texts of all pages that contain some words, and how many they can be. */
  async foundPageTexts(_reader: StaffReader, words: string) {
    return { found: findTexts(await this.texts.list(), words), most: MOST_FOUND }
  }

  /** Returns the last audit events of texts, newest first, and the versions that can be restored. */
  async pageTextsHistory(_reader: StaffReader, namespace: string) {
    const row = isTextNamespace(namespace) ? await this.rows.findOneBy({ namespace }) : null
    const stored = row ? await this.versions.findBy({ kind: TEXTS, itemId: row.id }) : []
    return { events: await this.audit.ofSubject(TEXTS, namespace), versions: stored.map(({ version }) => version) }
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<PageTextsPageQueriesService> {}
}
