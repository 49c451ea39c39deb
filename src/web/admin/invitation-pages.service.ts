import { Injectable } from '@nestjs/common'
import type { Request } from 'express'
import { InvitationCookieService } from '#src/admin/accounts/invitations/invitation-cookie.service.js'
import { InvitationsService } from '#src/admin/accounts/invitations/invitations.service.js'
import type { PageInputs } from '../pages/page-renderer.service.js'

/** Inputs of the page of an invitation, by the token in the browser's cookie. */
@Injectable()
export class InvitationPagesService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly cookie: InvitationCookieService,
  ) {}

  async inputsFor(request: Request): Promise<PageInputs> {
    const token = this.cookie.read(request)
    const user = token ? await this.invitations.find(token) : null
    return { invitee: user && { email: user.email, name: user.name, isNew: user.passwordSetAt === null } }
  }
}
