import { Body, Controller, Get, Patch, Query, Res } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Response } from 'express'
import { Repository } from 'typeorm'
import type { ApiKey } from '#src/api-keys/api-key.entity.js'
import { CurrentKey, OpenedByKey } from '#src/api-keys/opened-by-key.decorator.js'
import { ChangesList } from '#src/change-feed/changes-list.decorator.js'
import { ChangesQueryDto } from '#src/change-feed/changes-query.dto.js'
import { ChangesService } from '#src/change-feed/changes.service.js'
import { removalsOf } from '#src/change-feed/removals.js'
import { changingLeadsOf } from '#src/leads/api/changing-leads.js'
import { IntegratorLeadsService } from '#src/leads/api/integrator-leads.service.js'
import { LeadStatusDto } from '#src/leads/api/lead-status.dto.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { leadNotFound } from '#src/leads/lead-problems.js'
import { ApiLeadChange, LeadId, LeadVersion } from '#src/leads/work/lead-request.decorators.js'
import { etagOf } from '#src/platform/http/versions/entity-tag.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { Booking } from '../booking.entity.js'
import { IntegratorBookingDto, IntegratorBookingsPageDto } from './integrator-booking.dto.js'

/** Bookings for programs; they make them by the route for visitors. */
@Controller('api/bookings')
export class IntegratorBookingsController {
  constructor(
    private readonly changes: ChangesService,
    private readonly leads: IntegratorLeadsService,
    @InjectRepository(Booking) private readonly bookings: Repository<Booking>,
  ) {}

  @ApiOperation({ summary: 'List changed bookings' })
  @Get()
  @OpenedByKey('bookings:read')
  @ChangesList(IntegratorBookingsPageDto)
  list(@Query() query: ChangesQueryDto): Promise<IntegratorBookingsPageDto> {
    const kind = leadKindOf(Booking)
    return this.changes.read(query, [
      changingLeadsOf(kind, (booking) => IntegratorBookingDto.of(kind, booking)),
      removalsOf([kind.table], (removal) => IntegratorBookingDto.erased(kind, removal)),
    ])
  }

  @ApiOperation({ summary: 'Get a booking with an API key' })
  @Get(':id')
  @OpenedByKey('bookings:read')
  @ApiOkResponse({ type: IntegratorBookingDto })
  async read(@LeadId() id: string, @Res({ passthrough: true }) response: Response): Promise<IntegratorBookingDto> {
    const booking = await this.bookings.findOneBy({ id })
    if (!booking) throw leadNotFound()
    response.setHeader('ETag', etagOf(booking.version))
    return IntegratorBookingDto.of(leadKindOf(Booking), booking)
  }

  @ApiOperation({ summary: 'Change the status of a booking with an API key' })
  @Patch(':id')
  @OpenedByKey('bookings:write')
  @ApiLeadChange()
  change(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() { status }: LeadStatusDto,
    @CurrentKey() key: ApiKey,
  ): Promise<VersionDto> {
    return this.leads.changeStatus(leadKindOf(Booking), id, version, status, key)
  }
}
