/**
 * Does what has to be over by a time, or when the process stops: the signal that it gets says when.
 * The timer is our own: those of `AbortSignal.timeout` that stand in an `AbortSignal.any` are collected as garbage before
 * their time, and what waits for them then waits for ever (https://github.com/nodejs/node/issues/54614).
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
