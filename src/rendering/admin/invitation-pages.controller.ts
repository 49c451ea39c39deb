import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { AcceptInvitationDto } from '../../admin/users/accept-invitation.dto.js'
import { INVITATION_LIMIT } from '../../admin/users/invitation-limit.js'
import { Invitations } from '../../admin/users/invitations.service.js'
import { Public } from '../../http/public.decorator.js'
import { FormPosts } from '../form-posts.service.js'
import { PageCache } from '../page-cache.service.js'
import type { PageInputs } from '../page-renderer.service.js'

/** Where an invitation link leads: whoever has the link is who it is for. */
@ApiExcludeController()
@Public()
@Controller('admin/invitation')
export class InvitationPagesController {
  constructor(
    private readonly pages: PageCache,
    private readonly forms: FormPosts,
    private readonly invitations: Invitations,
  ) {}

  @Get(['/', 'index.pageContext.json'])
  async show(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.pageFor(token)
    await this.pages.respondWith({ ...page, status: page.invitee ? 200 : 404 }, request, response)
  }

  @Post()
  async accept(
    @Query('token') token: unknown,
    @Body() body: object,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const post = { form: 'invitation', dto: AcceptInvitationDto, limit: INVITATION_LIMIT } as const
    const page = await this.pageFor(token)
    await this.forms.take({ ...post, body: { ...body, token }, page, request, response }, async (acceptance) => {
      await this.invitations.accept(acceptance)
      response.redirect(303, '/admin/login?welcome=1')
    })
  }

  private async pageFor(token: unknown): Promise<PageInputs> {
    const user = typeof token === 'string' ? await this.invitations.find(token) : null
    return { invitee: user && { email: user.email, name: user.name } }
  }
}
