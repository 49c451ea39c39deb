import { Body, Controller, Get, Patch, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger'
import type { Response } from 'express'
import type { ApiKey } from '#src/api-keys/api-key.entity.js'
import { CurrentKey, OpenedByKey } from '#src/api-keys/opened-by-key.decorator.js'
import { ChangesService } from '#src/change-feed/changes.service.js'
import { ChangesList } from '#src/change-feed/changes-list.decorator.js'
import { ChangesQueryDto } from '#src/change-feed/changes-query.dto.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { etagOf } from '#src/platform/http/versions/entity-tag.js'
import type { VersionDto } from '#src/platform/http/versions/version.dto.js'
import { leadScopes } from '#src/shared/leads/lead-kinds.js'
import type { LeadKind } from '../lead-kind.js'
import { ApiLeadChange, LeadId, LeadVersion } from '../work/lead-request.decorators.js'
import { changingLeads } from './changing-leads.js'
import { IntegratorLeadsService } from './integrator-leads.service.js'
import { LeadDto, LeadsPageDto } from './lead.dto.js'
import { KindOfLead } from './lead-address.js'
import { LeadStatusDto } from './lead-status.dto.js'

const ApiKind = () => ApiParam({ name: 'kind', enum: leadScopes })

@Controller('api/leads')
@ScopedByLocation()
export class IntegratorLeadsController {
  constructor(
    private readonly changes: ChangesService,
    private readonly leads: IntegratorLeadsService,
  ) {}

  @ApiOperation({ summary: 'List changed leads' })
  @Get()
  @OpenedByKey('leads:read')
  @ChangesList(LeadsPageDto)
  list(@Query() query: ChangesQueryDto, @CurrentKey() { locations }: ApiKey): Promise<LeadsPageDto> {
    return this.changes.read(query, changingLeads(locations), locations)
  }

  @ApiOperation({ summary: 'Get a lead' })
  @Get(':kind/:id')
  @OpenedByKey('leads:read')
  @ApiKind()
  @ApiOkResponse({ type: LeadDto })
  async read(
    @KindOfLead() kind: LeadKind,
    @LeadId() id: string,
    @CurrentKey() key: ApiKey,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LeadDto> {
    const lead = await this.leads.read(kind, id, key, (stored) => LeadDto.of(kind, stored))
    response.setHeader('ETag', etagOf(lead.version!))
    return lead
  }

  @ApiOperation({ summary: 'Change the status of a lead with an API key' })
  @Patch(':kind/:id')
  @OpenedByKey('leads:write')
  @ApiKind()
  @ApiLeadChange()
  change(
    @KindOfLead() kind: LeadKind,
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() { status }: LeadStatusDto,
    @CurrentKey() key: ApiKey,
  ): Promise<VersionDto> {
    return this.leads.changeStatus(kind, id, version, status, key)
  }
}
