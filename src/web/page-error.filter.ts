import { Catch, Injectable } from '@nestjs/common'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { CONFIRM_PAGE, nextQuery } from '#src/admin/session/own-address.js'
import { SecondStepService } from '#src/admin/session/second-step.service.js'
import { SessionDto } from '#src/admin/session/session.dto.js'
import { SessionsService } from '#src/admin/session/sessions.service.js'
import { accountSteps, pageOfStep } from '#src/platform/access/account-step.js'
import { hasReceipt } from '#src/platform/http/forms/form-page.decorator.js'
import { type PostedForm, postedForm } from '#src/platform/http/forms/posted-form.js'
import { ProblemFilter } from '#src/platform/http/problems/problem.filter.js'
import { Problem, toProblem } from '#src/platform/http/problems/problem.js'
import { ProblemDocumentsService } from '#src/platform/http/problems/problem-documents.service.js'
import { RefusalLogService } from '#src/platform/http/problems/refusal-log.service.js'
import { isForPrograms } from '#src/platform/http/program-paths.js'
import { FormPresenterService, toOutcome } from './forms/form-presenter.service.js'
import { PageResponderService } from './page-responder.service.js'
import type { PageInputs } from './pages/page-renderer.service.js'
import { pageRequestOf } from './pages/page-request.js'

const TOO_MANY = 429

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
    private readonly forms: FormPresenterService,
  ) {
    super(documents, refusals)
  }

  protected override async answer(
    problem: Problem,
    request: Request,
    response: Response,
    error: unknown,
  ): Promise<void> {
    const form = postedForm(request)
    if (problem.code === 'session.confirmation_required') {
      if (form) return this.forms.askToConfirm(form, problem)
      // The link to a file opens in the browser.
      if (request.method === 'GET' && request.accepts(['json', 'html']) === 'html') {
        response
          .status(303)
          .location(`${CONFIRM_PAGE}${nextQuery(request.originalUrl)}`)
          .end()
        return
      }
    }
    if (!form && isForPrograms(request.path)) return super.answer(problem, request, response, error)
    if (form && this.forms.redirectAfter(form, problem)) return
    if (pageRequestOf(request).wantsData) return this.pages.respondWithoutData(response)
    if (problem.code === 'unauthorized') return this.askToSignIn(request, response)
    const stepPage = pageOfStep(problem.code)
    const leadsBack = problem.code === accountSteps.password.code && !form
    if (stepPage) return response.redirect(303, stepPage + (leadsBack ? nextQuery(request.originalUrl) : ''))
    // Other errors are no outcome of the form: something is missing, forbidden or broken.
    const shown = form && error instanceof Problem ? await this.showAgain(form, problem, response) : problem
    if (shown) await this.answerErrorPage(shown, form, request, response)
  }

  /** @returns what remains to be answered, if anything */
  private async showAgain(form: PostedForm, problem: Problem, response: Response): Promise<Problem | undefined> {
    try {
      return (await this.forms.answerProblem(form, problem)) ? undefined : problem
    } catch (error) {
      const other = toProblem(error)
      this.report(error, other, form.context.request, response)
      response.status(other.getStatus()).set(other.headers)
      return other
    }
  }

  private answerErrorPage(
    problem: Problem,
    form: PostedForm | undefined,
    request: Request,
    response: Response,
  ): void | Promise<void> {
    const errorStatus = problem.getStatus()
    const staff = signedInStaff(request)
    const isKept = form && hasReceipt(form.page) && errorStatus !== TOO_MANY // of which a flood would render each
    const kept = isKept ? toOutcome(problem, form) : undefined
    const answered =
      kept || staff
        ? this.pages.respondUncached({ form: kept, errorStatus, staff }, request, response)
        : this.pages.respondWithError(errorStatus, request, response)
    return answered.catch(() => super.answer(problem, request, response, problem))
  }

  /** Redirects to the sign-in page, which leads back after signing in. */
  private askToSignIn(request: Request, response: Response): void {
    const hadSession = parseCookie(request.headers.cookie ?? '')[this.sessions.cookie] !== undefined
    const why = this.secondStep.isOwed(request) ? 'unfinished' : hadSession ? 'expired' : undefined
    response.redirect(303, `/admin/login${nextQuery(request.originalUrl, why && { [why]: '1' })}`)
  }
}

/** Returns the signed-in user, for errors of admin pages. */
function signedInStaff(request: Request): PageInputs['staff'] {
  if (!request.user || !/^\/admin(\/|$)/.test(pageRequestOf(request).path)) return undefined
  return { user: SessionDto.of(request.user) }
}
