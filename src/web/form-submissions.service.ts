import { Injectable, type Type } from '@nestjs/common'
import type { Request, Response } from 'express'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { RefusalLogService } from '#src/platform/http/problems/refusal-log.service.js'
import { type RateLimit, RateLimitsService } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { isSecret } from '#src/platform/http/validation/secret.decorator.js'
import { createValidationPipe } from '#src/platform/http/validation/validation.pipe.js'
import { languageInAddress } from '#src/platform/i18n/request-language.js'
import { trapNames } from '#src/shared/forms/form-trap.js'
import { flatValues } from '#src/shared/forms/nested-values.js'
import { CHALLENGE_HEADER } from '#src/shared/forms/proof-of-work.js'
import type { FormName, FormOutcome, Issued } from './form-outcome.js'
import { FormReceiptsService } from './form-receipts.service.js'
import { PageResponderService } from './page-responder.service.js'
import type { PageInputs } from './page-renderer.service.js'

export interface SubmittedForm {
  form: FormName
  body: unknown
  /** What stood in other fields of its page, and stays there. */
  beside?: unknown
  /** What its fields have to be. */
  dto: Type<unknown>
  /** What its page needs to be shown again, beside the form. */
  page?: PageInputs
  request: Request
  response: Response
}

export interface FormSubmission<T> extends SubmittedForm {
  limit?: RateLimit
  dto: Type<T>
}

/** Takes what the forms of pages send; what cannot be taken is shown again, with what was typed. */
@Injectable()
export class FormSubmissionsService {
  private readonly validation = createValidationPipe()

  constructor(
    private readonly pages: PageResponderService,
    private readonly rateLimits: RateLimitsService,
    private readonly receipts: FormReceiptsService,
    private readonly refusals: RefusalLogService,
  ) {}

  /** Stores a form and goes back to its page, to where that says so. */
  answer<T>(
    submission: FormSubmission<T>,
    store: (fields: T, isLimitNear: boolean) => Promise<unknown>,
  ): Promise<void> {
    const { form, request, response } = submission
    response.locals.submitted = submission // for the error page, which shows it again
    return this.take(submission, async (fields, isLimitNear) => {
      await store(fields, isLimitNear)
      // A visitor who refuses cookies has the language in the address alone.
      const lang = languageInAddress(request.url)
      const query = new URLSearchParams({ ...(lang && { lang }), sent: this.receipts.issue(form) })
      response.redirect(303, `${request.path}?${query.toString()}#${form}-outcome`)
    })
  }

  /** Hands a form that is right to `act`, which answers the request. */
  async take<T>(submission: FormSubmission<T>, act: (fields: T, isLimitNear: boolean) => Promise<void>): Promise<void> {
    try {
      const isLimitNear = await this.count(submission)
      await act(await this.validate(submission), isLimitNear)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.getStatus() === 429) this.refusals.write(error, submission.request, submission.response)
      submission.response.set(error.headers)
      await this.show(submission, toOutcome(error, submission))
    }
  }

  /** Shows the page of a form with what was made for its sender. */
  showIssued(submission: SubmittedForm, issued: Issued): Promise<void> {
    const values = toValues({ ...submission, body: {} })
    return this.show(submission, { form: submission.form, status: 200, values, errors: [], issued })
  }

  /** Shows the page of a form again with what has been typed in it so far: nothing was sent yet. */
  showUnsent(submission: SubmittedForm): Promise<void> {
    const { form, response } = submission
    response.locals.submitted = submission // for the error page, as if it had been sent
    return this.show(submission, { form, status: 200, values: toValues(submission), errors: [], unsent: true })
  }

  private show({ page, request, response }: SubmittedForm, form: FormOutcome): Promise<void> {
    return this.pages.respondUncached({ ...page, form, status: form.status }, request, response)
  }

  /** @returns whether the limit is near */
  private async count<T>({ limit, request }: FormSubmission<T>): Promise<boolean> {
    const allowance = limit && (await this.rateLimits.consume(limit, clientNetwork(request)))
    if (limit && allowance?.exceeded) throw Problem.tooManyRequests(limit.scope, allowance.reset)
    return allowance?.near ?? false
  }

  /** @throws Problem 422 */
  private async validate<T>({ body, dto }: FormSubmission<T>): Promise<T> {
    // the parser's object has no prototype
    return (await this.validation.transform({ ...(body as object) }, { type: 'body', metatype: dto })) as T
  }
}

/** A form that was not taken, with what was typed, but for secrets and what the form makes by itself. */
export function toOutcome(problem: Problem, submission: SubmittedForm): FormOutcome {
  return {
    form: submission.form,
    status: problem.getStatus(),
    values: toValues(submission),
    errors: problem.errors,
    code: problem.code,
    seconds: problem.args.seconds as number | undefined,
    challenge: problem.headers[CHALLENGE_HEADER],
  }
}

function toValues({ body, beside, dto }: SubmittedForm): Record<string, string> {
  const typed = Object.entries(flatValues({ ...(body as object), ...(beside as object) })).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(typed.filter(([field]) => !isSecret(dto, field) && !trapNames.includes(field)))
}
