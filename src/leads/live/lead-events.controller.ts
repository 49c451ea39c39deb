import { Get, Query, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiProperty } from '@nestjs/swagger'
import { IsISO8601, MaxLength } from 'class-validator'
import type { Request, Response } from 'express'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { LeadEventsService } from './lead-events.service.js'

const LONGEST_TIME = 30

export class LeadEventsQueryDto {
  @ApiProperty({
    format: 'date-time',
    example: '2026-11-26T09:30:00.000Z',
    description: 'Leads received after this instant are counted by the first event.',
  })
  @MaxLength(LONGEST_TIME, INVALID)
  @IsISO8601({ strict: true, strictSeparator: true }, INVALID)
  since: string
}

@AdminController('inbox/events', 'staff')
@ScopedByLocation()
export class LeadEventsController {
  constructor(private readonly events: LeadEventsService) {}

  @ApiOperation({
    summary: 'Stream numbers of received leads',
    description:
      'Server-sent events `leads` with `{"count", "at"}`: the number of leads since the event before, and the instant of the event. They contain no personal data. Clients that do not accept `text/event-stream` get the first event only.',
  })
  @Get()
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    content: {
      'text/event-stream': {
        schema: { type: 'string', example: 'event: leads\ndata: {"count":2,"at":"2026-11-26T09:31:00.000Z"}\n\n' },
      },
    },
  })
  @ApiProblem(429, 503)
  stream(
    @Query() { since }: LeadEventsQueryDto,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.events.open(new Date(since), user, request, response)
  }
}
