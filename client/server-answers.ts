const WAITED_MS = 5000

/** Returns whether the server can currently render a page. */
export async function serverAnswers(address = location.href): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(WAITED_MS)
    const { status } = await fetch(address, { method: 'HEAD', signal })
    return status < 500
  } catch {
    return false
  }
}
