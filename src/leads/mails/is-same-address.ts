import { domainToUnicode } from 'node:url'

/** Compares addresses as the database does, with either spelling of their domains. */
export function isSameAddress(one: string, other: string): boolean {
  return inOneSpelling(one) === inOneSpelling(other)
}

function inOneSpelling(email: string): string {
  const host = email.lastIndexOf('@') + 1
  return (email.slice(0, host) + domainToUnicode(email.slice(host))).toLowerCase()
}
