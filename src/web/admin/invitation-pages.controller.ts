import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { parseCookie } from 'cookie'
import type { CookieOptions, Request, Response } from 'express'
import { AcceptInvitationDto } from '#src/admin/accounts/invitations/accept-invitation.dto.js'
import { INVITATION_LIMIT } from '#src/admin/accounts/invitations/invitation-limit.js'
import { InvitationsService } from '#src/admin/accounts/invitations/invitations.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { hostCookieName } from '#src/platform/http/host-cookie.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { languageInAddress } from '#src/platform/i18n/request-language.js'
import { FormSubmissionsService } from '../form-submissions.service.js'
import { PageResponderService } from '../page-responder.service.js'
import type { PageInputs } from '../page-renderer.service.js'

/** Where an invitation link leads: whoever has the link is who it is for. */
@ApiExcludeController()
@Public()
@Controller('admin/invitation')
export class InvitationPagesController {
  private readonly cookie: string

  constructor(
    private readonly pages: PageResponderService,
    private readonly forms: FormSubmissionsService,
    private readonly invitations: InvitationsService,
    private readonly environment: Environment,
  ) {
    this.cookie = hostCookieName('invitation', environment)
  }

  /** The token leaves the address at once: histories, logs and other sites then never see a link that still works. */
  @Get(['/', 'index.pageContext.json'])
  async show(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (token === undefined) {
      const page = await this.pageFor(this.tokenOf(request))
      return this.pages.respondUncached({ ...page, status: page.invitee ? 200 : 404 }, request, response)
    }
    if (typeof token === 'string') response.cookie(this.cookie, token, this.cookieOptions)
    response.redirect(303, `/admin/invitation${languageQuery(request)}`)
  }

  @Post()
  async accept(@Body() body: object, @Req() request: Request, @Res() response: Response): Promise<void> {
    const token = this.tokenOf(request)
    const submission = { form: 'invitation', dto: AcceptInvitationDto, limit: INVITATION_LIMIT } as const
    const page = await this.pageFor(token)
    await this.forms.take({ ...submission, body: { ...body, token }, page, request, response }, async (acceptance) => {
      await this.invitations.accept(acceptance)
      response.clearCookie(this.cookie, this.cookieOptions)
      response.redirect(303, '/admin/login?welcome=1')
    })
  }

  private get cookieOptions(): CookieOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.environment.servesOverTls }
  }

  private tokenOf({ headers }: Request): string | undefined {
    return parseCookie(headers.cookie ?? '')[this.cookie]
  }

  private async pageFor(token: string | undefined): Promise<PageInputs> {
    const user = token ? await this.invitations.find(token) : null
    return { invitee: user && { email: user.email, name: user.name, isNew: user.passwordSetAt === null } }
  }
}

function languageQuery({ url }: Request): string {
  const lang = languageInAddress(url)
  return lang ? `?lang=${lang}` : ''
}
