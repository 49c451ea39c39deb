import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Marker that React leaves in place of a part that threw or suspended, for the browser to retry. */
const LEFT_OUT = '<!--$!-->'

/**
 * Renders to complete HTML. `renderToString` takes half the time of a stream and avoids AsyncLocalStorage, with which Node 20 would track
 * every promise of the process. Only a stream waits for suspended parts and reports why a part was omitted, so it is the fallback.
 */
export async function renderWhole(children: ReactNode): Promise<string> {
  const html = renderToString(children)
  return html.includes(LEFT_OUT) ? renderInTime(children) : html
}

/** Renders through a stream without its scripts. Rejects with the error of a failed part, so that no incomplete page is sent. */
function renderInTime(children: ReactNode): Promise<string> {
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
