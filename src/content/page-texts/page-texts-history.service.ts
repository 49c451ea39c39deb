import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { AuditEventsService } from '#src/admin/audit/audit-events.service.js'
import { ContentVersion } from '../editing/content-version.entity.js'
import { isTextNamespace } from './editable-texts.js'
import { PageTexts } from './page-texts.entity.js'
import { TEXTS } from './page-texts-editing.service.js'

/** History of the texts of a page. */
@Injectable()
export class PageTextsHistoryService {
  constructor(
    private readonly audit: AuditEventsService,
    @InjectRepository(PageTexts) private readonly rows: Repository<PageTexts>,
    @InjectRepository(ContentVersion) private readonly versions: Repository<ContentVersion>,
  ) {}

  /** Returns the last audit events of texts, newest first, and the versions that can be restored. */
  async read(namespace: string) {
    const row = isTextNamespace(namespace) ? await this.rows.findOneBy({ namespace }) : null
    const stored = row ? await this.versions.findBy({ kind: TEXTS, itemId: row.id }) : []
    return { events: await this.audit.ofSubject(TEXTS, namespace), versions: stored.map(({ version }) => version) }
  }
}
