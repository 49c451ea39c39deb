import { Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ConsentsDto } from './consents.dto.js'
import { ConsentsService } from './consents.service.js'

@AdminController('consents', 'editor')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @ApiOperation({ summary: 'Get statistics on cookie consent' })
  @Get()
  @ApiOkResponse({ type: ConsentsDto })
  count(): Promise<ConsentsDto> {
    return this.consents.count()
  }
}
