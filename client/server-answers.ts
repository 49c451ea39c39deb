const WAITED_MS = 5000

/** Returns whether the server can currently render this page. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(WAITED_MS)
    const { status } = await fetch(location.href, { method: 'HEAD', signal })
    return status < 500
  } catch {
    return false
  }
}
