import { Controller, Get, Query } from '@nestjs/common'
import { ApiOperation } from '@nestjs/swagger'
import { OpenedByKey } from '#src/api-keys/opened-by-key.decorator.js'
import { ChangesService } from '#src/change-feed/changes.service.js'
import { ChangesList } from '#src/change-feed/changes-list.decorator.js'
import { ChangesQueryDto } from '#src/change-feed/changes-query.dto.js'
import { ForAllLocations } from '#src/platform/access/scoped-access.js'
import { changingSubscribers } from './changing-subscribers.js'
import { SubscribersPageDto } from './subscriber.dto.js'

@Controller('api/subscribers')
@ForAllLocations()
export class IntegratorSubscribersController {
  constructor(private readonly changes: ChangesService) {}

  @ApiOperation({ summary: 'List changed subscribers' })
  @Get()
  @OpenedByKey('subscribers:read')
  @ChangesList(SubscribersPageDto)
  list(@Query() query: ChangesQueryDto): Promise<SubscribersPageDto> {
    return this.changes.read(query, changingSubscribers)
  }
}
