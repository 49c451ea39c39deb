import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import type { Request } from 'express'
import { defer, mergeMap, type Observable } from 'rxjs'
import { type PostedForm, postedForm } from '#src/platform/http/forms/posted-form.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { FormPresenterService } from './form-presenter.service.js'

const VERSION = /^\d{1,9}$/

/** Lets an API handler read a posted form as JSON, and answers with the page that follows. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly presenter: FormPresenterService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const form = postedForm(context.switchToHttp().getRequest<Request>())
    if (!form) return next.handle()
    return defer(() => {
      readAsJson(form) // behind the guards: a stranger is not told what is wrong with the fields
      return next.handle()
    }).pipe(mergeMap((result) => this.presenter.answerResult(form, result)))
  }
}

/** @throws Problem 422 */
function readAsJson({ page, context, hasUnknownAction }: PostedForm): void {
  const conditions = Object.keys(page.when ?? {})
  if (hasUnknownAction) throw Problem.validation(conditions.map((field) => ({ field, code: 'invalid' })))
  const { version, ...fields } = context.posted
  for (const field of conditions) delete fields[field]
  if (version !== undefined) context.request.headers['if-match'] = tagOf(version)
  context.request.body = page.fields ? page.fields(fields, context) : fields
}

/** The field `version` holds what the header If-Match does. */
function tagOf(version: unknown): string {
  if (typeof version === 'string' && VERSION.test(version)) return `"${version}"`
  throw Problem.validation([{ field: 'version', code: 'invalid' }])
}
