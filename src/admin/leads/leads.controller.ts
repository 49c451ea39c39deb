import { Body, HttpCode, Injectable, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiIdempotencyKey } from '../../http/idempotency/api-idempotency-key.decorator.js'
import { IdempotencyKeyHeader } from '../../http/idempotency/idempotency-key.decorator.js'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import type { Lead } from '../../leads/lead.entity.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import type { VersionDto } from '../versions/version.dto.js'
import type { LeadKind } from '../../lead-kinds/lead-kind.js'
import { LeadNoteDto } from './reading/lead-details.dto.js'
import { LeadDetailsService } from './reading/lead-details.service.js'
import { LeadListsService } from './reading/lead-lists.service.js'
import { ChangedLeadsDto, NewNoteDto, OtherLeadDto, UndoneLeadsDto } from './working/lead-change.dto.js'
import { LeadChangesService } from './working/lead-changes.service.js'
import { LeadMergingService } from './working/lead-merging.service.js'
import { ApiLeadChange, LeadId, LeadVersion } from './working/lead-request.decorators.js'
import { LeadUndoService } from './working/lead-undo.service.js'

/** The API of leads as far as it is the same for every kind; the controller of a kind adds what has types of its own. */
@Injectable()
export abstract class LeadsController<L extends Lead> {
  constructor(
    protected readonly lists: LeadListsService,
    protected readonly details: LeadDetailsService,
    protected readonly changes: LeadChangesService,
    private readonly merging: LeadMergingService,
    private readonly undoing: LeadUndoService,
  ) {}

  protected abstract readonly kind: LeadKind<L>

  @ApiOperation({ summary: 'Takes back what was changed at once, where nothing has been changed since' })
  @Post('changes/undo')
  @HttpCode(200)
  @ApiOkResponse({ type: ChangedLeadsDto })
  undoAll(@Body() { ids, at }: UndoneLeadsDto, @CurrentUser() user: SignedInUser): Promise<ChangedLeadsDto> {
    return this.undoing.undoAll(this.kind, ids, new Date(at), user)
  }

  @ApiOperation({ summary: 'Takes back the last change, if it was made by who asks' })
  @Post(':id/undo')
  @HttpCode(200)
  @ApiLeadChange()
  undo(@LeadId() id: string, @LeadVersion() version: number, @CurrentUser() user: SignedInUser): Promise<VersionDto> {
    return this.undoing.undo(this.kind, id, version, user)
  }

  @ApiOperation({ summary: 'Adds a note' })
  @Post(':id/notes')
  @ApiCreatedResponse({ type: LeadNoteDto })
  @ApiIdempotencyKey()
  @ApiProblem(404)
  addNote(
    @LeadId() id: string,
    @Body() { text }: NewNoteDto,
    @CurrentUser() user: SignedInUser,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<LeadNoteDto> {
    return this.changes.addNote(this.kind, id, text, user, idempotencyKey)
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
