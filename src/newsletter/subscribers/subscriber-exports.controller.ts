import { Get, Query, type StreamableFile } from '@nestjs/common'
import { ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { TableDownload } from '#src/platform/http/lists/table-file.js'
import { SubscriberExportService } from './subscriber-export.service.js'
import { SubscriberExportDto } from './subscriber-query.dto.js'

@AdminController('newsletter-subscribers', 'editor')
export class SubscriberExportsController {
  constructor(private readonly exports: SubscriberExportService) {}

  @ApiOperation({ summary: 'Export newsletter subscribers as CSV or a spreadsheet' })
  @Get('export')
  @NeedsRecentSignIn()
  @TableDownload()
  export(@Query() query: SubscriberExportDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    return this.exports.file(query, user)
  }
}
