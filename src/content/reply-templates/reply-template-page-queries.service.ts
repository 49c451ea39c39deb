import { Injectable } from '@nestjs/common'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/pages/staff-page-queries.js'
import type { Translated } from '../../shared/languages.js'
import { ReplyTemplate } from './reply-template.entity.js'

/** Templates for replies, for the pages of leads. */
@Injectable()
@StaffQueries('staff')
@Unscoped('content of the whole chain')
export class ReplyTemplatePageQueriesService {
  constructor(@InjectRepository(ReplyTemplate) private readonly templates: Repository<ReplyTemplate>) {}

  /** Returns all templates in the order of the owner. */
  async replyTemplates(_reader: StaffReader): Promise<{ id: string; name: Translated; text: Translated }[]> {
    const templates = await this.templates.find({ order: { position: 'ASC' } })
    return templates.map(({ id, name, text }) => ({ id, name, text }))
  }
}

declare module '#src/platform/pages/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<ReplyTemplatePageQueriesService> {}
}
