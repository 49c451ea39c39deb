import { Body, HttpCode, Injectable, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '../../http/api-problem.decorator.js'
import type { Lead } from '../../leads/lead.entity.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import type { VersionDto } from '../versions/version.dto.js'
import type { LeadKind } from './lead-kind.js'
import { LeadNoteDto } from './reading/lead-details.dto.js'
import { LeadDetails } from './reading/lead-details.service.js'
import { LeadExport } from './reading/lead-export.service.js'
import { LeadLists } from './reading/lead-lists.service.js'
import { NewNoteDto, OtherLeadDto } from './working/lead-change.dto.js'
import { LeadChanges } from './working/lead-changes.service.js'
import { LeadMerging } from './working/lead-merging.service.js'
import { ApiLeadChange, LeadId, LeadVersion } from './working/lead-request.decorators.js'

/** What the API of every kind of lead has in common. */
@Injectable()
export abstract class LeadsController<L extends Lead> {
  protected abstract readonly kind: LeadKind<L>

  constructor(
    protected readonly lists: LeadLists,
    protected readonly details: LeadDetails,
    protected readonly changes: LeadChanges,
    protected readonly merging: LeadMerging,
    protected readonly exports: LeadExport,
  ) {}

  @ApiOperation({ summary: 'Adds a note' })
  @Post(':id/notes')
  @ApiCreatedResponse({ type: LeadNoteDto })
  @ApiProblem(404, 422)
  addNote(@LeadId() id: string, @Body() { text }: NewNoteDto, @CurrentUser() user: SignedInUser): Promise<LeadNoteDto> {
    return this.changes.addNote(this.kind, id, text, user)
  }

  @ApiOperation({ summary: 'Merges another lead of the same person into it' })
  @Post(':id/merge')
  @HttpCode(200)
  @ApiLeadChange()
  merge(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() { leadId }: OtherLeadDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.merging.merge(this.kind, id, version, leadId, user)
  }

  @ApiOperation({ summary: 'Takes a merged lead out again' })
  @Post(':id/split')
  @HttpCode(200)
  @ApiLeadChange()
  split(
    @LeadId() id: string,
    @LeadVersion() version: number,
    @Body() { leadId }: OtherLeadDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<VersionDto> {
    return this.merging.split(this.kind, id, version, leadId, user)
  }
}
