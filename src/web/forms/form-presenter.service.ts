import { Injectable } from '@nestjs/common'
import type { Response } from 'express'
import { CONFIRM_PAGE } from '#src/admin/session/own-address.js'
import { SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { JsonFile } from '#src/platform/http/forms/json-file.js'
import type { PostedForm } from '#src/platform/http/forms/posted-form.js'
import type { Problem } from '#src/platform/http/problems/problem.js'
import { isSecret } from '#src/platform/http/validation/secret.decorator.js'
import { languageInAddress } from '#src/platform/i18n/request-language.js'
import { flatValues } from '#src/shared/forms/nested-values.js'
import { CHALLENGE_HEADER } from '#src/shared/forms/proof-of-work.js'
import { spamFieldNames } from '#src/shared/forms/spam-fields.js'
import { AdminPagesService } from '../admin/admin-pages.service.js'
import { PageResponderService } from '../page-responder.service.js'
import type { FormOutcome } from '../pages/form-outcome.js'
import { FormPageInputsService } from './form-page-inputs.service.js'
import { FormReceiptsService } from './form-receipts.service.js'
import { withParameters } from './path-parameters.js'

/** Headers of the API's answer that do not fit a page. */
const API_HEADERS = ['Content-Disposition', 'Content-Type', 'ETag']

/** Answers form posts: with the address that follows, a file, or the page of the form. */
@Injectable()
export class FormPresenterService {
  constructor(
    private readonly pages: PageResponderService,
    private readonly receipts: FormReceiptsService,
    private readonly inputs: FormPageInputsService,
    private readonly adminPages: AdminPagesService,
  ) {}

  async answerResult(form: PostedForm, result: unknown): Promise<void> {
    const { page, context } = form
    clearApiHeaders(context.response)
    if (page.done === SHOW_RESULT) return this.showIssued(form, result)
    const done = typeof page.done === 'function' ? page.done(result, context) : page.done
    if (done instanceof JsonFile) done.send(context.response)
    else
      context.response.redirect(
        303,
        done === undefined ? this.receiptAddress(form, result) : withParameters(done, context.params),
      )
  }

  /** @returns whether the form has an answer to it; otherwise it is an error page */
  async answerProblem(form: PostedForm, problem: Problem): Promise<boolean> {
    return form.page.form !== undefined && this.show(form, toOutcome(problem, form))
  }

  /** Goes where the action says that a problem leads. @returns whether it leads anywhere */
  redirectAfter(form: PostedForm, problem: Problem): boolean {
    const { page, context } = form
    clearApiHeaders(context.response)
    const next = page.failed?.(problem, context)
    if (next !== undefined) context.response.redirect(303, next)
    return next !== undefined
  }

  /** Shows the page that asks to confirm the sign-in, and then sends the form again. */
  async askToConfirm(form: PostedForm, problem: Problem): Promise<void> {
    const { request, response } = form.context
    clearApiHeaders(response)
    const { code, errors } = problem
    const repeated = { action: request.originalUrl, fields: Object.entries(valuesOf(form, form.typed)) }
    const outcome = { form: 'confirmation', status: problem.getStatus(), values: {}, errors, code, repeated }
    const inputs = this.adminPages.inputsFor(request.user!, request)
    const shown = { ...inputs, form: outcome, status: outcome.status, path: CONFIRM_PAGE }
    await this.pages.respondUncached(shown, request, response)
  }

  /** Shows the page of a form with what has been typed in it so far. */
  async showUnsent(form: PostedForm): Promise<void> {
    await this.show(form, { ...succeeded(form, valuesOf(form)), unsent: true })
  }

  private async showIssued(form: PostedForm, issued: unknown): Promise<void> {
    const values = form.page.keepsFields ? valuesOf(form) : {}
    await this.show(form, { ...succeeded(form, values), issued })
  }

  private async show(form: PostedForm, outcome: FormOutcome): Promise<boolean> {
    const { request, response } = form.context
    const inputs = await this.inputs.of(form, outcome)
    if (inputs) await this.pages.respondUncached(inputs, request, response)
    return inputs !== undefined
  }

  private receiptAddress({ page, context }: PostedForm, result: unknown): string {
    const receipt = page.receipt?.(result, context) ?? { values: {} }
    const [path] = context.request.originalUrl.split('?')
    // A visitor who refuses cookies has the language in the address alone.
    const lang = languageInAddress(context.request.originalUrl)
    const query = new URLSearchParams({
      ...(lang && { lang }),
      sent: this.receipts.issue({ form: page.form!, ...receipt }),
    })
    return `${path}?${query.toString()}#${page.form}-outcome`
  }
}

const succeeded = ({ page }: PostedForm, values: Record<string, string>): FormOutcome => ({
  form: page.form!,
  status: 200,
  values,
  errors: [],
})

/** Form that is shown again, with what was typed: without secrets and what the form adds by itself. */
export function toOutcome(problem: Problem, form: PostedForm): FormOutcome {
  return {
    form: form.page.form!,
    status: problem.getStatus(),
    values: valuesOf(form),
    errors: problem.errors,
    code: problem.code,
    alternatives: problem.members.alternatives,
    seconds: problem.args.seconds as number | undefined,
    challenge: problem.headers[CHALLENGE_HEADER],
  }
}

function valuesOf({ context, dto, page }: PostedForm, posted = context.posted): Record<string, string> {
  const isShown = (field: string) =>
    !(dto && isSecret(dto, field)) && !spamFieldNames.includes(field) && field !== page.preview
  return Object.fromEntries(
    Object.entries(flatValues(posted)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && isShown(entry[0]),
    ),
  )
}

function clearApiHeaders(response: Response): void {
  for (const name of API_HEADERS) response.removeHeader(name)
}
