/** Asks the user to confirm the sign-in; resolves to false if the user declines. */
type Asking = () => Promise<boolean>

let asking: Asking | undefined

/** Registers what asks the user. @returns what removes it */
export function onConfirmationRequired(ask: Asking): () => void {
  asking = ask
  return () => {
    if (asking === ask) asking = undefined
  }
}

/** Asks the user if a response requires it. @returns true if the request may be repeated */
export async function confirmFor(response: Response): Promise<boolean> {
  if (response.status !== 403 || !asking) return false
  const body = await response.clone().text()
  return body.includes('"session.confirmation_required"') && asking()
}
