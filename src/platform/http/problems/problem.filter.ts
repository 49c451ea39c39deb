import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common'
import type { Application, Request, Response } from 'express'
import { loggedStack } from '../../database/logged-error.js'
import { requestLanguage } from '../../i18n/request-language.js'
import { allowedMethods } from '../allowed-methods.js'
import { aboutRequest } from '../logging/request-log.middleware.js'
import { PROBLEM_TYPE } from './api-problem.decorator.js'
import { Problem, toProblem } from './problem.js'
import { ProblemDocumentsService } from './problem-documents.service.js'
import type { ProblemCode } from './problem-types.js'
import { RefusalLogService } from './refusal-log.service.js'

/** Statuses of refused or temporarily impossible requests, as opposed to invalid ones and internal errors. */
const REFUSALS = [401, 403, 429, 503]
/** Ask for the next step of signing in, and refuse nothing. */
const NEXT_STEPS: ProblemCode[] = ['session.second_factor_required', 'session.confirmation_required']

/** Answers every error of the API as `application/problem+json`, in the request's language. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http')

  constructor(
    private readonly documents: ProblemDocumentsService,
    private readonly refusals: RefusalLogService,
  ) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp()
    const request = http.getRequest<Request>()
    const response = http.getResponse<Response>()
    const problem = this.describe(error, request)
    this.report(error, problem, request, response)
    if (response.headersSent) {
      response.destroy()
      return
    }
    response.status(problem.getStatus()).set(problem.headers)
    await this.answer(problem, request, response, error)
  }

  /** @param _error what was thrown, which the problem describes */
  protected answer(problem: Problem, request: Request, response: Response, _error: unknown): void | Promise<void> {
    response.set('Cache-Control', 'no-store').type(PROBLEM_TYPE)
    response.end(JSON.stringify(this.documents.write(problem, requestLanguage(request))))
  }

  protected report(error: unknown, problem: Problem, request: Request, response: Response): void {
    const status = problem.getStatus()
    if (NEXT_STEPS.includes(problem.code)) return
    if (REFUSALS.includes(status)) this.refusals.write(problem, request, response)
    else if (status >= 500) this.logger.error(aboutRequest(request, response), loggedStack(error))
  }

  /** Converts an error to a problem. A 404 for a path that exists under another method becomes a 405. */
  private describe(error: unknown, request: Request): Problem {
    if (error instanceof HttpException && !(error instanceof Problem) && error.getStatus() === 404) {
      const allowed = allowedMethods(request.app as Application, request.path)
      if (allowed.length > 0 && !allowed.includes(request.method)) return Problem.methodNotAllowed(allowed)
    }
    return toProblem(error)
  }
}
