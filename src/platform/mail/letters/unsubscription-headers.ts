/** Returns the headers of one-click unsubscription (RFC 8058), which mail programs show as a button. */
export function unsubscriptionHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
