import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import type { Request } from 'express'
import { defer, mergeMap, type Observable } from 'rxjs'
import { type FormContext, formPagesOf } from '#src/platform/http/forms/form-page.decorator.js'
import { type PostedForm, postedForm } from '#src/platform/http/forms/posted-form.js'
import { uploadOf } from '#src/platform/http/forms/receives-upload.decorator.js'
import { receiveUpload } from '#src/platform/http/forms/upload.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { FormPresenterService } from './form-presenter.service.js'

const VERSION = /^\d{1,9}$/

/** Lets an API handler read a posted form as JSON, and answers with the page that follows. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly presenter: FormPresenterService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const form = postedForm(context.switchToHttp().getRequest<Request>())
    if (!form) return defer(() => readUploadOfApi(context)).pipe(mergeMap(() => next.handle()))
    // behind the guards: a stranger is not told what is wrong with the fields
    return defer(() => readFields(form, context)).pipe(
      mergeMap(() => next.handle()),
      mergeMap((result) => this.presenter.answerResult(form, result)),
    )
  }
}

async function readFields(form: PostedForm, context: ExecutionContext): Promise<void> {
  const { file } = form.page
  if (file && form.context.request.is('multipart/form-data')) {
    await receiveUpload(context, form.context, file)
  }
  readAsJson(form)
}

/** Reads the form of an API client that uploads a file, as a page would post it. */
async function readUploadOfApi(context: ExecutionContext): Promise<void> {
  const request = context.switchToHttp().getRequest<Request>()
  if (!request.is('multipart/form-data')) return
  const handler = context.getHandler()
  const page = formPagesOf(handler).find(({ file }) => file?.byApi)
  const upload = page?.file ?? uploadOf(handler)
  if (!upload) return
  const form = { params: {}, query: {}, posted: {} } as FormContext
  await receiveUpload(context, form, upload)
  request.body = page?.fields ? page.fields(form.posted, form) : form.posted
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
