import { Body, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AccountsService } from './accounts.service.js'
import { InvitationLinkDto, InviteDto, ResetDto, RoleDto, UsersDto } from './user.dto.js'

const UserId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

@AdminController('users', { role: 'admin' })
export class UsersController {
  constructor(private readonly accounts: AccountsService) {}

  @ApiOperation({ summary: 'Lists who may sign in' })
  @Get()
  @ApiOkResponse({ type: UsersDto })
  async list(): Promise<UsersDto> {
    return { items: await this.accounts.list() }
  }

  @ApiOperation({ summary: 'Invites a person; the answer holds the link to hand over' })
  @Post()
  @ApiCreatedResponse({ type: InvitationLinkDto })
  @ApiProblem(409)
  invite(@Body() invite: InviteDto, @CurrentUser() actor: SignedInUser): Promise<InvitationLinkDto> {
    return this.accounts.invite(invite, actor)
  }

  @ApiOperation({ summary: "Changes a user's role; their sessions end" })
  @Put(':id/role')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblem(404, 409)
  changeRole(@UserId() id: string, @Body() { role }: RoleDto, @CurrentUser() actor: SignedInUser): Promise<void> {
    return this.accounts.changeRole(id, role, actor)
  }

  @ApiOperation({ summary: 'Keeps a user from signing in; their sessions end' })
  @Post(':id/disable')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Disabled.' })
  @ApiProblem(404, 409)
  disable(@UserId() id: string, @CurrentUser() actor: SignedInUser): Promise<void> {
    return this.accounts.disable(id, actor)
  }

  @ApiOperation({ summary: 'Lets a disabled user sign in again' })
  @Post(':id/enable')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Enabled.' })
  @ApiProblem(404)
  enable(@UserId() id: string, @CurrentUser() actor: SignedInUser): Promise<void> {
    return this.accounts.enable(id, actor)
  }

  @ApiOperation({
    summary: 'Takes the password away, and the second factor if asked; the answer holds the link for a new password',
  })
  @Post(':id/reset')
  @HttpCode(200)
  @ApiOkResponse({ type: InvitationLinkDto })
  @ApiProblem(404, 409)
  reset(@UserId() id: string, @Body() reset: ResetDto, @CurrentUser() actor: SignedInUser): Promise<InvitationLinkDto> {
    return this.accounts.reset(id, reset, actor)
  }
}
