import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import type { PictureFaultCode } from './upload/picture-fault.js'

export const pictureNotFound = () => new Problem({ code: 'picture.not_found' })

/** Problem of deleting a picture that content shows. */
export const pictureInUse = () => new Problem({ code: 'picture.in_use' })

/** Problem of a store that does not answer, or refuses what it is asked. */
export const storeUnavailable = (cause: unknown) =>
  new Problem({ code: 'picture.store_unavailable', headers: { 'Retry-After': '30' }, cause })

/** Problem of an upload without a usable picture. */
export const refusedUpload = (code: PictureFaultCode | 'picture.required', args?: FieldFault['args']) =>
  Problem.validation([{ field: 'picture', code, args }])
