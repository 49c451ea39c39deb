import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { type LetterField, LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface StaffLetterProps {
  language: Language
  sender: string
  title: string
  fields: LetterField[]
  received: string
  /** Address of the lead in the admin. */
  address: string
  texts: { received: string; sentIn: string; open: string; footer: string }
}

/** Letter that notifies staff of a lead, with all fields that its sender filled in. */
export function StaffLetter({ language, sender, title, fields, received, address, texts }: StaffLetterProps) {
  return (
    <LetterPage language={language} title={title} sender={sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{title}</h1>
      <LetterFields fields={[...fields, { label: texts.received, value: received }]} />
      <p>{texts.sentIn}</p>
      <LetterButton href={address}>{texts.open}</LetterButton>
    </LetterPage>
  )
}
