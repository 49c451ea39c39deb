const kinds = new Set<string>()

/** Marks kinds of mails as sent to staff. They are about their subject, not about the person who has the address. */
export function SendsToStaff(...names: string[]) {
  return (_entity: object): void => {
    for (const name of names) kinds.add(name)
  }
}

/** Returns the marked kinds as a list in SQL. */
export function staffMailKindsInSql(): string {
  return [...kinds].map((kind) => `'${kind}'`).join()
}
