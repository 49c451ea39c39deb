/** Ways of a user to confirm the sign-in. */
export interface ConfirmationWays {
  /** True for a code of an app; otherwise the password, unless there are passkeys. */
  byCode: boolean
  byPasskey: boolean
}

/** Returns the key of the text that explains how to confirm. */
export function confirmationLead({ byCode, byPasskey }: ConfirmationWays) {
  if (byCode) return byPasskey ? 'confirm.leadBoth' : 'confirm.leadCode'
  return byPasskey ? 'confirm.leadPasskey' : 'confirm.leadPassword'
}
