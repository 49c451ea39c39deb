const inBase64 = (text: string) => Buffer.from(text).toString('base64')

/** Removes user and password from a mail server's message, in plain and SMTP encodings, in case it quotes them. */
export function withoutCredentials(message: string, smtpUrl: string | undefined): string {
  if (!smtpUrl) return message
  const { username, password } = new URL(smtpUrl)
  const user = decodeURIComponent(username)
  const secret = decodeURIComponent(password)
  const told = [
    user,
    username,
    secret,
    password,
    inBase64(user),
    inBase64(secret),
    inBase64(`\0${user}\0${secret}`),
    smtpUrl,
  ]
  // Longest first, because one may contain another.
  const hidden = told.filter(Boolean).sort((one, other) => other.length - one.length)
  return hidden.reduce((text, each) => text.replaceAll(each, '…'), message)
}
