/**
 * Runs work with a signal that aborts at a time limit or when the process stops.
 * Uses its own timer: those of `AbortSignal.timeout` inside `AbortSignal.any` may be garbage-collected before they
 * fire, so that the work waits forever (https://github.com/nodejs/node/issues/54614).
 */
export async function inTime<Result>(
  milliseconds: number,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  const end = () => ending.abort()
  if (stopping.aborted) end()
  const timer = setTimeout(end, milliseconds)
  stopping.addEventListener('abort', end)
  try {
    return await work(ending.signal)
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', end)
  }
}
