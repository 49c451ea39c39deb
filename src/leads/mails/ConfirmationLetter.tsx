import type { Language } from '#src/shared/languages.js'
import { colours } from '#src/platform/mail/letters/colours.js'
import { type LetterField, LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'

interface ConfirmationLetterProps {
  language: Language
  sender: string
  title: string
  /** Chosen values of the form, without typed ones. */
  chosen: LetterField[]
  received: string
  privacyAddress: string
  texts: { greeting: string; text: string; received: string; privacy: string; footer: string }
}

/** Letter that confirms the receipt of a form to its sender. */
export function ConfirmationLetter({ texts, ...letter }: ConfirmationLetterProps) {
  return (
    <LetterPage language={letter.language} title={letter.title} sender={letter.sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{letter.title}</h1>
      <p>{texts.greeting}</p>
      <p>{texts.text}</p>
      <LetterFields fields={[...letter.chosen, { label: texts.received, value: letter.received }]} />
      <p>
        <a href={letter.privacyAddress} style={{ color: colours.purple }}>
          {texts.privacy}
        </a>
      </p>
    </LetterPage>
  )
}
