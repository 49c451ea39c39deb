import { Body, Get, HttpCode, Post, Req } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { OwnSessionsDto } from '../../session/own-session.dto.js'
import { UserSessionsService } from '../../session/user-sessions.service.js'
import { EndSessionsDto } from './account.dto.js'
import { OwnAccountService } from './own-account.service.js'

@AdminController('account/sessions', 'staff', 'editor')
@Unscoped('of the own account')
export class OwnSessionsController {
  constructor(
    private readonly sessions: UserSessionsService,
    private readonly account: OwnAccountService,
  ) {}

  @ApiOperation({ summary: 'List own sessions' })
  @Get()
  @ApiOkResponse({ type: OwnSessionsDto })
  @PageRead('ownSessions')
  async list(@CurrentUser() { id }: SignedInUser, @Req() { sessionID }: Request): Promise<OwnSessionsDto> {
    return { items: await this.sessions.list(id, sessionID) }
  }

  @ApiOperation({ summary: 'End one own session or all others' })
  @FormPage({
    path: '/admin/account/end-sessions',
    form: 'sessions',
    fields: (posted, { query }) => ({ ...posted, session: query.session }),
    done: '/admin/account?done=sessions',
  })
  @Post('end')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Session ended.' })
  @ApiProblem(404, 429)
  end(@Body() ending: EndSessionsDto, @CurrentUser() user: SignedInUser, @Req() { sessionID }: Request): Promise<void> {
    return this.account.endSessions(user, ending, sessionID)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    ownSessions: Read<OwnSessionsController['list']>
  }
}
