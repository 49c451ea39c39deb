import { Controller, Get, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { InvitationCookieService } from '#src/admin/accounts/invitations/invitation-cookie.service.js'
import { nextQuery, ownAddress } from '#src/admin/session/own-address.js'
import { SecondStepService } from '#src/admin/session/second-step.service.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { languageInAddress } from '#src/platform/i18n/request-language.js'
import { PageResponderService } from '../page-responder.service.js'
import { canonicalAddress, pageRequestOf } from '../pages/page-request.js'
import { InvitationPagesService } from './invitation-pages.service.js'
import { SecondStepPagesService } from './second-step-pages.service.js'

/** Pages of the admin that are open to everyone: sign-in in one step or two, invitations, forgotten passwords, new mailboxes. */
@ApiExcludeController()
@Public()
@Controller('admin')
export class EntrancePagesController {
  constructor(
    private readonly pages: PageResponderService,
    private readonly secondStep: SecondStepService,
    private readonly secondStepPages: SecondStepPagesService,
    private readonly invitations: InvitationPagesService,
    private readonly invitationCookie: InvitationCookieService,
  ) {}

  @Get(['/', 'index.pageContext.json', 'login', 'login/index.pageContext.json'])
  async showSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = pageRequestOf(request)
    const canonical = canonicalAddress(page)
    if (page.wantsData && (canonical || request.user)) return this.pages.respondWithoutData(response)
    if (canonical) return response.redirect(308, canonical)
    if (request.user) return response.redirect(303, ownAddress(request.query.next, request.user.role))
    await this.pages.respondUncached({}, request, response)
  }

  @Get(['login/code', 'login/code/index.pageContext.json'])
  async showSecondStep(@Req() request: Request, @Res() response: Response): Promise<void> {
    const inputs = await this.secondStepPages.inputsFor(request)
    if (inputs) return this.pages.respondUncached(inputs, request, response)
    if (pageRequestOf(request).wantsData) return this.pages.respondWithoutData(response)
    response.redirect(303, this.secondStep.firstStepAddress(request))
  }

  @Get(['forgotten-password', 'forgotten-password/index.pageContext.json'])
  showForgottenPassword(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.respondUncached({}, request, response)
  }

  /** The link of a new mailbox: only the button of the page confirms, since mail servers open links as well. */
  @Get(['mailbox', 'mailbox/index.pageContext.json'])
  showMailboxConfirmation(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.respondUncached({}, request, response)
  }

  /** The token of a link moves from the address to a cookie. */
  @Get(['invitation', 'invitation/index.pageContext.json'])
  async showInvitation(
    @Query('token') token: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (token === undefined) {
      const inputs = await this.invitations.inputsFor(request)
      return this.pages.respondUncached({ ...inputs, status: inputs.invitee ? 200 : 404 }, request, response)
    }
    if (typeof token === 'string') this.invitationCookie.set(token, response)
    const lang = languageInAddress(request.url)
    response.redirect(303, `/admin/invitation${nextQuery(request.query.next, lang && { lang })}`)
  }
}
