import { colours } from '#src/platform/mail/letters/colours.js'
import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface BurstLetterProps {
  language: Language
  sender: string
  title: string
  /** Bookings of the same networks, by their addresses in the admin. */
  lines: { address: string; text: string }[]
  /** Address of the button. */
  address: string
  texts: { text: string; booked: string; action: string; footer: string }
}

/** Letter to staff about a burst of unconfirmed bookings. */
export function BurstLetter({ language, sender, title, lines, address, texts }: BurstLetterProps) {
  return (
    <LetterPage language={language} title={title} sender={sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{title}</h1>
      <p>{texts.text}</p>
      {lines.length > 0 && (
        <>
          <p>{texts.booked}</p>
          <ul>
            {lines.map((line) => (
              <li key={line.address}>
                <a href={line.address} style={{ color: colours.purple }}>
                  {line.text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <LetterButton href={address}>{texts.action}</LetterButton>
    </LetterPage>
  )
}
