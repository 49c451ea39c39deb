import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { SecondStepService } from '#src/admin/session/second-step.service.js'
import { CodeDto, SignInDto } from '#src/admin/session/sign-in.dto.js'
import { ATTEMPT_LIMIT } from '#src/admin/session/sign-in-limits.js'
import { SignInService } from '#src/admin/session/sign-in.service.js'
import { SessionsService } from '#src/admin/session/sessions.service.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { canonicalAddress } from '../canonical-address.js'
import { FormSubmissionsService } from '../form-submissions.service.js'
import { sendPageDataNotFound } from '../page-data-not-found.js'
import { PageResponderService } from '../page-responder.service.js'
import { pageRequestOf } from '../parsed-page-request.js'
import { nextQuery, ownAddress } from './own-address.js'

/** Signing in, in one step or two, and out. */
@ApiExcludeController()
@Public()
@Controller('admin')
export class SignInPagesController {
  constructor(
    private readonly pages: PageResponderService,
    private readonly forms: FormSubmissionsService,
    private readonly signIn: SignInService,
    private readonly secondStep: SecondStepService,
    private readonly sessions: SessionsService,
  ) {}

  @Get(['/', 'index.pageContext.json', 'login', 'login/index.pageContext.json'])
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = pageRequestOf(request)
    const canonical = canonicalAddress(page)
    if (page.wantsData && (canonical || request.user)) return sendPageDataNotFound(response)
    if (canonical) return response.redirect(308, canonical)
    if (request.user) return response.redirect(303, ownAddress(request.query.next))
    await this.pages.respondUncached({}, request, response)
  }

  @Post('login')
  begin(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const submission = { form: 'signIn', dto: SignInDto, limit: ATTEMPT_LIMIT, body, request, response } as const
    return this.forms.take(submission, async (credentials) => {
      const outcome = await this.signIn.firstStep(credentials, request, response)
      if ('session' in outcome) return response.redirect(303, ownAddress(request.query.next))
      await this.secondStep.remember(request, outcome.owesCode)
      response.redirect(303, `/admin/login/code${nextQuery(request.query.next)}`)
    })
  }

  @Get(['login/code', 'login/code/index.pageContext.json'])
  async showSecondStep(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (await this.secondStep.recall(request)) return this.pages.respondUncached({}, request, response)
    if (pageRequestOf(request).wantsData) return sendPageDataNotFound(response)
    this.beginAnew(request, response)
  }

  @Post('login/code')
  async finish(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const user = await this.secondStep.recall(request)
    if (!user) return this.beginAnew(request, response)
    const submission = { form: 'code', dto: CodeDto, limit: ATTEMPT_LIMIT, body, request, response } as const
    await this.forms.take(submission, async ({ code }) => {
      await this.signIn.secondStep(user, code, request, response)
      response.redirect(303, ownAddress(request.query.next))
    })
  }

  @Post('logout')
  async end(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.sessions.end(request, response)
    response.redirect(303, '/admin/login?signedOut=1')
  }

  /** The first step was too long ago, was taken with a password that has changed since, or never taken. */
  private beginAnew(request: Request, response: Response): void {
    const why = this.secondStep.isLate(request) ? 'late' : this.secondStep.isOwed(request) ? 'expired' : undefined
    response.redirect(303, `/admin/login${nextQuery(request.query.next, why && { [why]: '1' })}`)
  }
}
