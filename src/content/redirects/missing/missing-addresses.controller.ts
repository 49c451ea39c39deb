import { Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { MissingAddressesDto } from './missing-address.dto.js'
import { MissingAddressesService } from './missing-addresses.service.js'

/** Addresses that visitors requested in vain. */
@AdminController('content/missing-addresses', 'editor')
export class MissingAddressesController {
  constructor(private readonly addresses: MissingAddressesService) {}

  @ApiOperation({
    summary: 'List addresses without a page',
    description:
      'Addresses that browsers requested within 30 days and that have neither a page nor a redirect, the most visited first.',
  })
  @Get()
  @ApiOkResponse({ type: MissingAddressesDto })
  @PageRead('missingAddresses')
  async list(): Promise<MissingAddressesDto> {
    return { items: await this.addresses.list() }
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    missingAddresses: Read<MissingAddressesController['list']>
  }
}
