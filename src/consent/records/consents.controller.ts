import { Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { ConsentsDto } from './consents.dto.js'
import { ConsentsService } from './consents.service.js'

@AdminController('consents', 'editor')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @ApiOperation({ summary: 'Get statistics on cookie consent' })
  @Get()
  @ApiOkResponse({ type: ConsentsDto })
  @PageRead('consents')
  count(): Promise<ConsentsDto> {
    return this.consents.count()
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    consents: Read<ConsentsController['count']>
  }
}
