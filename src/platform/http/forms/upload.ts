import { type ExecutionContext, HttpException } from '@nestjs/common'
import { FileInterceptor } from '@nestjs/platform-express'
import type { Request } from 'express'
import { EMPTY } from 'rxjs'
import { assertOwnNames } from '../middleware/body-parsers.js'
import { Problem } from '../problems/problem.js'
import type { FormContext, PostedFields } from './form-page.decorator.js'

/** File that a form uploads, as multipart/form-data. */
export interface Upload {
  /** Name of the file input. */
  field: string
  maxBytes: number
  /** True if the API route receives the same form; otherwise it receives JSON. */
  byApi?: boolean
}

const MAX_FIELDS = 20
/** Maximum size of a text field: the largest table that can be pasted. All of them are in memory. */
const MAX_FIELD_BYTES = 2_000_000
const BYTES_PER_MEGABYTE = 1_000_000

/**
 * Reads an uploaded form into memory: fields before a file that is too large are shown again. The type of the file is
 * ignored.
 * @throws Problem 422 for a file or field that is too large, 400 for any other form
 */
export async function receiveUpload(
  context: ExecutionContext,
  form: Pick<FormContext, 'posted' | 'file'>,
  { field, maxBytes }: Upload,
): Promise<void> {
  const fieldSize = Math.min(maxBytes, MAX_FIELD_BYTES)
  const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize, fieldNameSize: 100 }
  const receiver = new (FileInterceptor(field, { limits, defParamCharset: 'utf8' }))()
  const request = context.switchToHttp().getRequest<Request & { file?: { buffer: Buffer } }>()
  try {
    await receiver.intercept(context, { handle: () => EMPTY })
  } catch (error) {
    throw problemOf(error, field, maxBytes)
  } finally {
    form.posted = { ...(request.body as PostedFields) }
    form.file = request.file?.buffer
  }
  assertOwnNames(form.posted)
}

function problemOf(error: unknown, upload: string, maxBytes: number): Problem {
  const { code, field } = ((error as Error).cause ?? {}) as { code?: string; field?: string }
  const isField = code === 'LIMIT_FIELD_VALUE'
  if (code === 'LIMIT_FILE_SIZE' || isField) {
    const args = { megabytes: (isField ? Math.min(maxBytes, MAX_FIELD_BYTES) : maxBytes) / BYTES_PER_MEGABYTE }
    return Problem.validation([{ field: field ?? upload, code: 'file.tooLarge', args }])
  }
  return new Problem({ code: 'bad_request', cause: error instanceof HttpException ? undefined : error })
}
