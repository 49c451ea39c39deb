const inBase64 = (text: string) => Buffer.from(text).toString('base64')

/** What a mail server has said, should it repeat what it was told: user and password as they are, and as SMTP encodes them. */
export function withoutCredentials(message: string, smtpUrl: string | undefined): string {
  if (!smtpUrl) return message
  const { username, password } = new URL(smtpUrl)
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
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
  // The longest first, which may hold others.
  const hidden = told.filter(Boolean).sort((one, other) => other.length - one.length)
  return hidden.reduce((text, each) => text.replaceAll(each, '…'), message)
}
