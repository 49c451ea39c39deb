/** Name of the lock and of the channel that the tabs of a user in a browser share. */
const NAME = 'lead-arrivals'
const EVENT_STREAM = 'text/event-stream'
const ADDRESS = '/api/admin/inbox/events'
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 120_000
/** Time after which another tab has the connection. */
const LOCK_MS = 300
/** Longer than two heartbeats of the server: then the connection is dead. */
const SILENCE_MS = 60_000
/** Statuses after which another attempt is useless: the session has ended, or the role has changed. */
const FINAL = [401, 403]

interface Arrivals {
  /** Number of leads since the event before. */
  count: number
  /** Instant of the event. */
  at: string
}

/**
 * Reports received leads while a page is open, over one connection for all tabs of the browser.
 * @param user distinguishes the tabs of users who sign in one after the other: each sees leads of other locations
 * @param since instant from which the first number counts
 * @returns a function that ends it
 */
export function followArrivals(user: string, since: string, onArrivals: (count: number) => void): () => void {
  const name = `${NAME}:${user}`
  const controller = new AbortController()
  const { signal } = controller
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  let latest = since
  const take = ({ count, at }: Arrivals) => {
    latest = at
    if (count > 0) onArrivals(count)
  }
  others?.addEventListener('message', ({ data }: MessageEvent<Arrivals>) => take(data))
  let isLeading = false
  const lead = () => {
    isLeading = true
    return connectAgain(
      () => latest,
      signal,
      (arrivals, isFirst) => {
        take(arrivals)
        // The first event is about the time before the connection, in which the other tabs had another one.
        if (!isFirst) others?.postMessage(arrivals)
      },
    )
  }
  // The other tab's connection says nothing about the time since this page was rendered.
  const countOnce = () => void connect(latest, signal, take, '*/*').catch(() => undefined)
  setTimeout(() => isLeading || signal.aborted || countOnce(), LOCK_MS)
  // Browsers offer locks on secure pages only.
  const { locks } = navigator as { locks?: LockManager }
  if (locks) locks.request(name, { signal }, lead).catch(() => undefined)
  else void lead()
  return () => {
    controller.abort()
    others?.close()
  }
}

type OnEvent = (arrivals: Arrivals, isFirst: boolean) => void

/** Connects, and connects again with growing pauses, until the session ends or the page is left. */
async function connectAgain(since: () => string, signal: AbortSignal, onEvent: OnEvent): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const status = await connect(since(), signal, onEvent).catch(() => 0)
    if (FINAL.includes(status)) return
    pause = status === 200 ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    await wait(pause * (1 + Math.random()), signal)
  }
}

/** Reads the events of a connection until it ends. @returns the status of the response */
async function connect(since: string, signal: AbortSignal, onEvent: OnEvent, accept = EVENT_STREAM): Promise<number> {
  const silence = new AbortController()
  const response = await fetch(`${ADDRESS}?${new URLSearchParams({ since }).toString()}`, {
    credentials: 'include',
    headers: { Accept: accept },
    signal: AbortSignal.any([signal, silence.signal]),
  })
  if (!response.ok || !response.body) return response.status
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let isFirst = true
  for (;;) {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS)
    const { done, value = '' } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return response.status
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (!data) continue
      onEvent(JSON.parse(data) as Arrivals, isFirst)
      isFirst = false
    }
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
