import { Delete, Get, HttpCode, NotFoundException, Param, Req } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import type { Request } from 'express'
import { ApiProblem } from '../../http/api-problem.decorator.js'
import { AdminController } from '../access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '../access/signed-in-user.js'
import { OwnSessionsDto } from '../session/own-session.dto.js'
import { UserSessions } from '../session/user-sessions.service.js'

@AdminController('account/sessions', { role: 'staff' })
export class OwnSessionsController {
  constructor(private readonly sessions: UserSessions) {}

  @ApiOperation({ summary: 'Lists where one is signed in' })
  @Get()
  @ApiOkResponse({ type: OwnSessionsDto })
  async list(@CurrentUser() { id }: SignedInUser, @Req() { sessionID }: Request): Promise<OwnSessionsDto> {
    return { items: await this.sessions.list(id, sessionID) }
  }

  @ApiOperation({ summary: 'Ends all of the own sessions but this one' })
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Ended.' })
  endOthers(@CurrentUser() user: SignedInUser, @Req() { sessionID }: Request): Promise<void> {
    return this.sessions.endOthers(user, sessionID)
  }

  @ApiOperation({ summary: 'Ends one of the own sessions' })
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Ended.' })
  @ApiProblem(404)
  async end(@Param('id') id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    if (!(await this.sessions.end(user, id))) throw new NotFoundException()
  }
}
