import { colours } from '#src/platform/mail/letters/colours.js'
import { LetterButton } from '#src/platform/mail/letters/LetterButton.js'
import { type LetterField, LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

export interface DigestLine {
  /** Address of the lead in the admin. */
  address: string
  name: string
  /** Kind, place and time of receipt. */
  about: string
}

interface DigestLetterProps {
  language: Language
  sender: string
  title: string
  counts: LetterField[]
  lines: DigestLine[]
  /** Text with the number of further leads. */
  more?: string
  /** Address of the button. */
  address: string
  texts: { open: string; footer: string }
}

/** Letter to a user with the leads since the last digest. */
export function DigestLetter({ language, sender, title, counts, lines, more, address, texts }: DigestLetterProps) {
  return (
    <LetterPage language={language} title={title} sender={sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{title}</h1>
      <LetterFields fields={counts} />
      <ul style={{ padding: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <li key={line.address} style={{ margin: '16px 0', overflowWrap: 'anywhere' }}>
            <a href={line.address} style={{ color: colours.purple, fontWeight: 'bold' }}>
              {line.name}
            </a>
            <div style={{ color: colours.muted, fontSize: 14 }}>{line.about}</div>
          </li>
        ))}
      </ul>
      {more && <p>{more}</p>}
      <LetterButton href={address}>{texts.open}</LetterButton>
    </LetterPage>
  )
}
