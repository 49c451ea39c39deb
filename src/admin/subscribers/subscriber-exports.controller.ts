import { Get, Query, type StreamableFile } from '@nestjs/common'
import { ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { CsvDownload } from '../lists/csv-download.decorator.js'
import { SubscriberExportService } from './subscriber-export.service.js'
import { SubscriberExportDto } from './subscriber-query.dto.js'

@AdminController('newsletter-subscribers', { role: 'admin' })
export class SubscriberExportsController {
  constructor(private readonly exports: SubscriberExportService) {}

  @ApiOperation({ summary: 'Exports what the same query lists, as CSV' })
  @Get('export')
  @CsvDownload('newsletter-subscribers')
  @ApiProblem(422)
  export(@Query() query: SubscriberExportDto, @CurrentUser() user: SignedInUser): Promise<StreamableFile> {
    return this.exports.file(query, user)
  }
}
