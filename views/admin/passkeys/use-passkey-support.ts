import { useSyncExternalStore } from 'react'
import { supportsPasskeys } from '#client/passkeys'

const never = () => () => {}

/** Checks whether the browser has passkeys; false on the server, so that nothing is offered without scripts. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(never, supportsPasskeys, () => false)
}
