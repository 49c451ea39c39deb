import { Catch, Injectable } from '@nestjs/common'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { PASSWORD_CHANGE_REQUIRED } from '#src/platform/access/open-before-password-change.decorator.js'
import { SecondStepService } from '#src/admin/session/second-step.service.js'
import { SessionsService } from '#src/admin/session/sessions.service.js'
import type { Problem } from '#src/platform/http/problems/problem.js'
import { ProblemDocumentsService } from '#src/platform/http/problems/problem-documents.service.js'
import { ProblemFilter } from '#src/platform/http/problems/problem.filter.js'
import { type SubmittedForm, toOutcome } from './form-submissions.service.js'
import { RefusalLogService } from '#src/platform/http/problems/refusal-log.service.js'
import { isForPrograms } from '#src/platform/http/program-paths.js'
import { nextQuery } from './admin/own-address.js'
import { sendPageDataNotFound } from './page-data-not-found.js'
import { PageResponderService } from './page-responder.service.js'
import type { PageInputs } from './page-renderer.service.js'
import { pageRequestOf } from './parsed-page-request.js'

/** Renders errors as pages for browsers, and as problem details for programs. */
@Catch()
@Injectable()
export class PageErrorFilter extends ProblemFilter {
  constructor(
    documents: ProblemDocumentsService,
    refusals: RefusalLogService,
    private readonly pages: PageResponderService,
    private readonly sessions: SessionsService,
    private readonly secondStep: SecondStepService,
  ) {
    super(documents, refusals)
  }

  protected override answer(problem: Problem, request: Request, response: Response): void | Promise<void> {
    if (isForPrograms(request.path)) return super.answer(problem, request, response)
    if (problem.getStatus() === 401) return this.askToSignIn(request, response)
    if (problem.code === PASSWORD_CHANGE_REQUIRED) return askForPasswordChange(request, response)
    if (pageRequestOf(request).wantsData) return sendPageDataNotFound(response)
    const status = problem.getStatus()
    const staff = signedInStaff(request)
    const submitted = response.locals.submitted as SubmittedForm | undefined
    const form = submitted && toOutcome(problem, submitted)
    const answered =
      form || staff
        ? this.pages.respondUncached({ form, errorStatus: status, staff }, request, response)
        : this.pages.respondWithError(status, request, response)
    return answered.catch(() => super.answer(problem, request, response))
  }

  /** Redirects to the sign-in page, which leads back after signing in. */
  private askToSignIn(request: Request, response: Response): void {
    if (pageRequestOf(request).wantsData) return sendPageDataNotFound(response)
    const hadSession = parseCookie(request.headers.cookie ?? '')[this.sessions.cookie] !== undefined
    const why = this.secondStep.isOwed(request) ? 'unfinished' : hadSession ? 'expired' : undefined
    response.redirect(303, `/admin/login${nextQuery(request.originalUrl, why && { [why]: '1' })}`)
  }
}

/** Returns the signed-in user, for errors of admin pages. */
function signedInStaff({ user, path }: Request): PageInputs['staff'] {
  if (!user || !/^\/admin(\/|$)/.test(path)) return undefined
  const { email, role, mustChangePassword } = user
  return { user: { email, role, mustChangePassword } }
}

function askForPasswordChange(request: Request, response: Response): void {
  if (pageRequestOf(request).wantsData) return sendPageDataNotFound(response)
  response.redirect(303, '/admin/account/password')
}
