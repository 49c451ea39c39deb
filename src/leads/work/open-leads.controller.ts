import { Param } from '@nestjs/common'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { OpenLeadsService } from './open-leads.service.js'

/** Open leads of users, for the page on which an administrator hands them over. */
@AdminController('open-leads', 'admin')
export class OpenLeadsController {
  constructor(private readonly leads: OpenLeadsService) {}

  @PageRead('openLeadsOf')
  count(@Param('userId') userId: string) {
    return this.leads.countOf(userId)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    openLeadsOf: Read<OpenLeadsController['count'], 'userId'>
  }
}
