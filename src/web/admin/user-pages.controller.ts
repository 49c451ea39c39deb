import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AccountsService } from '#src/admin/accounts/accounts.service.js'
import { InviteDto } from '#src/admin/accounts/user.dto.js'
import type { Issued } from '../form-outcome.js'
import { AdminPagesService } from './admin-pages.service.js'
import { UserActionDto } from './user-action.dto.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'

/** The users: what the owner does with them. */
@ApiExcludeController()
@RequiredRole('admin')
@Controller('admin/users')
export class UserPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly accounts: AccountsService,
  ) {}

  @Post('invite')
  invite(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'invite', dto: InviteDto, body, user, request, response } as const
    return this.pages.take(submission, async (invite) => {
      const { link, expiresAt } = await this.accounts.invite(invite, user)
      return { invitation: { link, email: invite.email, expiresAt } }
    })
  }

  @Post(':id')
  change(
    @Param('id', new UuidPipe({ errorHttpStatusCode: 404 })) id: string,
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'user', dto: UserActionDto, body, user, request, response } as const
    return this.pages.take(submission, (asked) => this.apply(id, asked, user))
  }

  private async apply(
    id: string,
    { action, role, removeSecondFactor }: UserActionDto,
    actor: SignedInUser,
  ): Promise<string | Issued> {
    if (action === 'reset') {
      const { email } = await this.accounts.find(id)
      const { link, expiresAt } = await this.accounts.reset(
        id,
        { removeSecondFactor: removeSecondFactor === '1' },
        actor,
      )
      return { invitation: { link, email, expiresAt } }
    }
    if (action === 'role') await this.accounts.changeRole(id, role, actor)
    else if (action === 'disable') await this.accounts.disable(id, actor)
    else await this.accounts.enable(id, actor)
    return `/admin/users?done=${action}`
  }
}
