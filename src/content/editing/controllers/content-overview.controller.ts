import { Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ContentOverviewDto } from '../content-item.dto.js'
import { ContentReadingService } from '../content-reading.service.js'

@AdminController('content', 'editor')
export class ContentOverviewController {
  constructor(private readonly reading: ContentReadingService) {}

  @ApiOperation({ summary: 'Get row counts of all content' })
  @Get()
  @ApiOkResponse({ type: [ContentOverviewDto] })
  overview(): Promise<ContentOverviewDto[]> {
    return this.reading.overview()
  }
}
