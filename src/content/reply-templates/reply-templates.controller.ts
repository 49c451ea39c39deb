import { Param } from '@nestjs/common'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { ReplyTemplatesService } from './reply-templates.service.js'

/** Templates for replies, for the pages of leads only. */
@AdminController('reply-templates', 'staff')
@Unscoped('content of the whole chain')
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  @PageRead('replyTemplates')
  list() {
    return this.templates.list()
  }

  @PageRead('priceOfService')
  showPrice(@Param('name') name: string, @Param('language') language: Language) {
    return this.templates.priceOf(name, language)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    replyTemplates: Read<ReplyTemplatesController['list']>
    priceOfService: Read<ReplyTemplatesController['showPrice'], 'name' | 'language'>
  }
}
