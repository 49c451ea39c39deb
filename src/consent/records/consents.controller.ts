import { Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ConsentsDto } from './consents.dto.js'
import { ConsentsService } from './consents.service.js'

@AdminController('consents', { role: 'admin' })
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  @ApiOperation({ summary: 'Counts what visitors decided about cookies, by version of the text they decided on' })
  @Get()
  @ApiOkResponse({ type: ConsentsDto })
  count(): Promise<ConsentsDto> {
    return this.consents.count()
  }
}
