import { Body, Controller, Get, Patch, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Response } from 'express'
import type { ApiKey } from '#src/api-keys/api-key.entity.js'
import { CurrentKey, OpenedByKey } from '#src/api-keys/opened-by-key.decorator.js'
import { ChangesService } from '#src/change-feed/changes.service.js'
import { ChangesList } from '#src/change-feed/changes-list.decorator.js'
import { ChangesQueryDto } from '#src/change-feed/changes-query.dto.js'
import { changesOf } from '#src/leads/api/changing-leads.js'
import { IntegratorLeadsService } from '#src/leads/api/integrator-leads.service.js'
import { LeadStatusDto } from '#src/leads/api/lead-status.dto.js'
import { leadKindOf } from '#src/leads/lead-kind.js'
import { ApiLeadChange, LeadId, LeadVersion } from '#src/leads/work/lead-request.decorators.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { etagOf } from '#src/platform/http/versions/entity-tag.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { Booking } from '../booking.entity.js'
import { setCoverage } from '../visit-coverage/read-coverage.js'
import { IntegratorBookingDto, IntegratorBookingsPageDto } from './integrator-booking.dto.js'

/** Bookings for programs; they make them by the route for visitors. */
@Controller('api/bookings')
@ScopedByLocation()
export class IntegratorBookingsController {
  constructor(
    private readonly changes: ChangesService,
    private readonly leads: IntegratorLeadsService,
  ) {}

  @ApiOperation({
    summary: 'List changed bookings',
    description: 'A change of `coverage` alone, as by a new holiday, is no change of the booking.',
  })
  @Get()
  @OpenedByKey('bookings:read')
  @ChangesList(IntegratorBookingsPageDto)
  list(@Query() query: ChangesQueryDto, @CurrentKey() { locations }: ApiKey): Promise<IntegratorBookingsPageDto> {
    const kind = leadKindOf(Booking)
    const tables = changesOf(kind, locations, {
      prepare: setCoverage,
      stored: (booking) => IntegratorBookingDto.of(kind, booking),
      erased: (removal) => IntegratorBookingDto.erased(kind, removal),
    })
    return this.changes.read(query, tables, locations)
  }

  @ApiOperation({ summary: 'Get a booking with an API key' })
  @Get(':id')
  @OpenedByKey('bookings:read')
  @ApiOkResponse({ type: IntegratorBookingDto })
  async read(
    @LeadId() id: string,
    @CurrentKey() key: ApiKey,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IntegratorBookingDto> {
    const kind = leadKindOf(Booking)
    const booking = await this.leads.read(kind, id, key, (stored) => IntegratorBookingDto.of(kind, stored))
    response.setHeader('ETag', etagOf(booking.version!))
    return booking
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
