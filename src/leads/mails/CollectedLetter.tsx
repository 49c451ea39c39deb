import { colours } from '#src/platform/mail/letters/colours.js'
import { LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'
import type { Confirmation } from './lead-letters.service.js'

interface CollectedLetterProps {
  language: Language
  sender: string
  title: string
  confirmations: Confirmation[]
  privacyAddress: string
  texts: { greeting: string; text: string; privacy: string; footer: string }
}

/** Letter with the confirmations of several forms. */
export function CollectedLetter({ texts, ...letter }: CollectedLetterProps) {
  return (
    <LetterPage language={letter.language} title={letter.title} sender={letter.sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{letter.title}</h1>
      <p>{texts.greeting}</p>
      <p>{texts.text}</p>
      {letter.confirmations.map(({ id, title, text, fields, action }) => (
        <div key={id}>
          <h2 style={{ fontSize: 18, lineHeight: 1.3, marginTop: 32 }}>{title}</h2>
          <p>{capitalised(text, letter.language)}</p>
          <LetterFields fields={fields} />
          {action && (
            <p>
              <a href={action.address} style={{ color: colours.purple }}>
                {action.label}
              </a>
            </p>
          )}
        </div>
      ))}
      <p>
        <a href={letter.privacyAddress} style={{ color: colours.purple }}>
          {texts.privacy}
        </a>
      </p>
    </LetterPage>
  )
}

/** Croatian texts continue a greeting, in lower case. */
function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
