import { Body, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { withLocations } from '#src/platform/access/location-binding.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { TICKED } from '#src/platform/http/forms/boxes.js'
import { FormPage, type PostedFields, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { UsersService } from '../users/users.service.js'
import { AccountsService } from './accounts.service.js'
import { DisableDto, InvitationLinkDto, InviteDto, LocationsDto, ResetDto, RoleDto, UsersDto } from './user.dto.js'

const UserId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

/** Returns the posted role, with the locations if the form has them and the role can be bound. */
function withLocationsOfStaff(posted: PostedFields): PostedFields {
  const { locations, ...others } = withLocations(withHandover(posted))
  return posted.role === 'staff' && posted.binding !== undefined ? { ...others, locations } : others
}

/** Returns the posted fields without empty choices of colleagues. */
function withHandover({ handOverTo, accessTo, ...posted }: PostedFields): PostedFields {
  return { ...posted, ...(handOverTo ? { handOverTo } : {}), ...(accessTo ? { accessTo } : {}) }
}

const userPage = { path: '/admin/users/:id', form: 'user' }

@AdminController('users', 'admin')
export class UsersController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
  ) {}

  @ApiOperation({ summary: 'List users' })
  @Get()
  @ApiOkResponse({ type: UsersDto })
  @PageRead('users')
  async list(): Promise<UsersDto> {
    return { items: await this.accounts.list() }
  }

  @ApiOperation({ summary: 'Invite a user' })
  @FormPage({
    path: '/admin/users/invite',
    form: 'invite',
    keepsFields: true,
    fields: withLocations,
    done: SHOW_RESULT,
  })
  @Post()
  @NeedsRecentSignIn()
  @ApiCreatedResponse({ type: InvitationLinkDto })
  @ApiProblem(409)
  invite(@Body() invite: InviteDto, @CurrentUser() actor: SignedInUser): Promise<InvitationLinkDto> {
    return this.accounts.invite(invite, actor)
  }

  @ApiOperation({
    summary: 'Change the role of a user',
    description: 'Requires `locations` when the user becomes staff: null for all leads.',
  })
  @FormPage({
    ...userPage,
    form: 'userRole',
    when: { action: 'role' },
    keepsFields: true,
    fields: withLocationsOfStaff,
    done: '/admin/users?done=role',
  })
  @Put(':id/role')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Role changed; sessions ended.' })
  @ApiProblem(404, 409)
  changeRole(@UserId() id: string, @Body() asked: RoleDto, @CurrentUser() actor: SignedInUser): Promise<void> {
    return this.accounts.changeRole(id, asked, actor)
  }

  @ApiOperation({
    summary: 'Bind a user to locations',
    description: 'Only staff can be bound. Takes effect with the next request of the user.',
  })
  @FormPage({
    ...userPage,
    form: 'userLocations',
    when: { action: 'locations' },
    keepsFields: true,
    fields: (posted) => withLocations(withHandover(posted)),
    done: '/admin/users?done=locations',
  })
  @Put(':id/locations')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Locations changed.' })
  @ApiProblem(404, 409)
  bind(@UserId() id: string, @Body() asked: LocationsDto, @CurrentUser() actor: SignedInUser): Promise<void> {
    return this.accounts.bind(id, asked, actor)
  }

  @ApiOperation({
    summary: 'Disable a user',
    description:
      'The open leads of the user go to a colleague, or have no assignee then. API keys, webhooks and secret addresses of the user end, ' +
      'unless another administrator takes over the keys and webhooks.',
  })
  @FormPage({ ...userPage, when: { action: 'disable' }, fields: withHandover, done: '/admin/users?done=disable' })
  @Post(':id/disable')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'User disabled; sessions ended.' })
  @ApiProblem(404, 409)
  disable(@UserId() id: string, @Body() asked: DisableDto, @CurrentUser() actor: SignedInUser): Promise<void> {
    return this.accounts.disable(id, asked, actor)
  }

  @ApiOperation({ summary: 'Enable a user' })
  @FormPage({ ...userPage, when: { action: 'enable' }, done: '/admin/users?done=enable' })
  @Post(':id/enable')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'User enabled.' })
  @ApiProblem(404)
  enable(@UserId() id: string, @CurrentUser() actor: SignedInUser): Promise<void> {
    return this.accounts.enable(id, actor)
  }

  @ApiOperation({
    summary: 'Reset the password of a user',
  })
  @FormPage({
    ...userPage,
    when: { action: 'reset' },
    fields: ({ removeSecondFactor, ...others }) => ({ ...others, removeSecondFactor: removeSecondFactor === TICKED }),
    done: SHOW_RESULT,
  })
  @Post(':id/reset')
  @NeedsRecentSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: InvitationLinkDto })
  @ApiProblem(404, 409)
  reset(@UserId() id: string, @Body() reset: ResetDto, @CurrentUser() actor: SignedInUser): Promise<InvitationLinkDto> {
    return this.accounts.reset(id, reset, actor)
  }

  /** Returns users to whom leads are or can be assigned, by name: those who share a location with the reader. */
  @RequiredRole('staff')
  @ScopedByLocation()
  @PageRead('colleagues')
  listColleagues(@CurrentUser() { locations }: SignedInUser) {
    return this.users.colleagues(locations)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    users: Read<UsersController['list']>
    colleagues: Read<UsersController['listColleagues']>
  }
}
