import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { type LetterField, LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface AccountLetterProps {
  language: Language
  sender: string
  title: string
  /** Address of the button. */
  address: string
  fields: LetterField[]
  texts: { text: string; action: string; after: string; footer: string }
}

/** Letter to a user about their own account. */
export function AccountLetter({ language, sender, title, address, fields, texts }: AccountLetterProps) {
  return (
    <LetterPage language={language} title={title} sender={sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{title}</h1>
      <p>{texts.text}</p>
      {fields.length > 0 && <LetterFields fields={fields} />}
      <LetterButton href={address}>{texts.action}</LetterButton>
      <p>{texts.after}</p>
    </LetterPage>
  )
}
