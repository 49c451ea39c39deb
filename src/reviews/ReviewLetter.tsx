import { colours } from '#src/platform/mail/letters/colours.js'
import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface ReviewLetterProps {
  language: Language
  sender: string
  title: string
  /** Address of the page for reviews. */
  review: string
  /** Address of the page that ends invitations. */
  optOut: string
  privacyAddress: string
  texts: {
    greeting: string
    text: string
    action: string
    after: string
    optOut: string
    privacy: string
    footer: string
  }
}

/** Letter that thanks a client for the visit, and invites them to write a review. */
export function ReviewLetter({ texts, ...letter }: ReviewLetterProps) {
  return (
    <LetterPage language={letter.language} title={letter.title} sender={letter.sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{letter.title}</h1>
      <p>{texts.greeting}</p>
      <p>{texts.text}</p>
      <LetterButton href={letter.review}>{texts.action}</LetterButton>
      <p>{texts.after}</p>
      <p>
        <a href={letter.optOut} style={{ color: colours.purple }}>
          {texts.optOut}
        </a>
      </p>
      <p>
        <a href={letter.privacyAddress} style={{ color: colours.purple }}>
          {texts.privacy}
        </a>
      </p>
    </LetterPage>
  )
}
