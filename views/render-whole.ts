import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * The HTML of all there is, without a stream's scripts. React would rather leave out a part that throws, for the browser
 * to try again: no page goes out like that.
 */
export function renderWhole(children: ReactNode): Promise<string> {
  let fault: Error | undefined
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(children, {
      progressiveChunkSize: Infinity,
      onError: (error) => void (fault ??= error as Error),
      onShellError: reject,
      onAllReady: () => {
        if (!fault) return resolve(text(pipe(new PassThrough())))
        abort()
        reject(fault)
      },
    })
  })
}
