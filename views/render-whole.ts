import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** What React leaves in place of a part that threw or was not there yet, for the browser to try again. */
const LEFT_OUT = '<!--$!-->'

/**
 * The HTML of all there is. As one text it takes half of a stream's time, and no AsyncLocalStorage, with which Node 20 would
 * track every promise of the process; but only a stream waits for what is not there yet, and says why a part was left out.
 */
export async function renderWhole(children: ReactNode): Promise<string> {
  const html = renderToString(children)
  return html.includes(LEFT_OUT) ? renderInTime(children) : html
}

/** Without a stream's scripts. No page goes out from which a part is left out: it throws what that part has thrown. */
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
