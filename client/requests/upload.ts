import { RequestError } from './requests'

/** Longer than the upload of the largest file over a slow connection. */
const ABORTED_AFTER_MS = 10 * 60_000

/**
 * Posts a form with a file and reports the progress, which `fetch` cannot.
 * @param onProgress receives the uploaded part, from 0 to 1
 * @throws RequestError for an unsuccessful response, Error without one
 */
export function upload<Answer>(path: string, form: FormData, onProgress: (part: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = ABORTED_AFTER_MS
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      const { status, statusText, responseText } = request
      if (status < 300) return resolve(JSON.parse(responseText) as Answer)
      const retryAfter = request.getResponseHeader('Retry-After')
      const headers = retryAfter === null ? undefined : { 'Retry-After': retryAfter }
      reject(new RequestError(new Response(null, { status, statusText, headers }), responseText))
    }
    request.onerror = () => reject(new Error('Upload failed'))
    request.ontimeout = () => reject(new DOMException('Upload timed out', 'TimeoutError'))
    request.send(form)
  })
}
