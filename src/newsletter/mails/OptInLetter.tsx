import { colours } from '#src/platform/mail/letters/colours.js'
import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface OptInLetterProps {
  language: Language
  sender: string
  title: string
  /** Address of the button. */
  button?: string
  /** Address of the unsubscription page. */
  unsubscribe?: string
  /** Link to the page that ends requests to this mailbox. */
  refuse?: { label: string; address: string }
  /** `action` is the label of the button, or of the link to unsubscribe. */
  texts: { text: string; action: string; after: string; footer: string }
}

/** Letter of the double opt-in: asks a subscriber for confirmation, or welcomes them afterwards. */
export function OptInLetter({ texts, button, unsubscribe, refuse, ...letter }: OptInLetterProps) {
  return (
    <LetterPage language={letter.language} title={letter.title} sender={letter.sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{letter.title}</h1>
      <p>{texts.text}</p>
      {button && <LetterButton href={button}>{texts.action}</LetterButton>}
      <p>{texts.after}</p>
      {unsubscribe && (
        <p>
          <a href={unsubscribe} style={{ color: colours.purple }}>
            {texts.action}
          </a>
        </p>
      )}
      {refuse && (
        <p style={{ fontSize: 14 }}>
          <a href={refuse.address} style={{ color: colours.purple }}>
            {refuse.label}
          </a>
        </p>
      )}
    </LetterPage>
  )
}
