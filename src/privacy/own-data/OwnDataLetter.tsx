import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface OwnDataLetterProps {
  language: Language
  sender: string
  title: string
  /** Address of the button. */
  address: string
  texts: { text: string; action: string; after: string; footer: string }
}

/** Letter with the own-data link. */
export function OwnDataLetter({ texts, address, ...letter }: OwnDataLetterProps) {
  return (
    <LetterPage {...letter} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{letter.title}</h1>
      <p>{texts.text}</p>
      <LetterButton href={address}>{texts.action}</LetterButton>
      <p>{texts.after}</p>
    </LetterPage>
  )
}
