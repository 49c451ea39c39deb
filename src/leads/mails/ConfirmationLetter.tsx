import { colours } from '#src/platform/mail/letters/colours.js'
import { type LetterField, LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface ConfirmationLetterProps {
  language: Language
  sender: string
  title: string
  /** Facts, without what the sender typed. */
  fields: LetterField[]
  /** Link for a change, if the sender can make one. */
  action?: { label: string; address: string }
  /** Link to the way to the centre. */
  directions?: { label: string; address: string }
  privacyAddress: string
  texts: { greeting: string; text: string; privacy: string; footer: string }
}

/** Letter to the sender of a form, such as the confirmation of its receipt. */
export function ConfirmationLetter({ texts, ...letter }: ConfirmationLetterProps) {
  return (
    <LetterPage language={letter.language} title={letter.title} sender={letter.sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{letter.title}</h1>
      <p>{texts.greeting}</p>
      <p>{texts.text}</p>
      <LetterFields fields={letter.fields} />
      {[letter.directions, letter.action].map(
        (link) =>
          link && (
            <p key={link.address}>
              <a href={link.address} style={{ color: colours.purple }}>
                {link.label}
              </a>
            </p>
          ),
      )}
      <p>
        <a href={letter.privacyAddress} style={{ color: colours.purple }}>
          {texts.privacy}
        </a>
      </p>
    </LetterPage>
  )
}
