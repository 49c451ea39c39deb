import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { type LetterField, LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface WebhookLetterProps {
  language: Language
  sender: string
  /** Address of the endpoint in the admin. */
  address: string
  fields: LetterField[]
  texts: { title: string; text: string; action: string; after: string; footer: string }
}

/** Letter to the owner about a disabled webhook. */
export function WebhookLetter({ language, sender, address, fields, texts }: WebhookLetterProps) {
  return (
    <LetterPage language={language} title={texts.title} sender={sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{texts.title}</h1>
      <p>{texts.text}</p>
      <LetterFields fields={fields} />
      <LetterButton href={address}>{texts.action}</LetterButton>
      <p>{texts.after}</p>
    </LetterPage>
  )
}
