import { colours } from '#src/platform/mail/letters/colours.js'
import { type LetterField, LetterFields } from '#src/platform/mail/letters/LetterFields.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface LetterLink {
  label: string
  address: string
}

interface WaitlistLetterProps {
  language: Language
  sender: string
  title: string
  greeting: string
  text: string
  fields: LetterField[]
  /** The most important first. */
  links: LetterLink[]
  footer: string
}

/** Letter to a person on a waiting list. */
export function WaitlistLetter({
  language,
  sender,
  title,
  greeting,
  text,
  fields,
  links,
  footer,
}: WaitlistLetterProps) {
  return (
    <LetterPage language={language} title={title} sender={sender} footer={footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{title}</h1>
      <p>{greeting}</p>
      <p>{text}</p>
      <LetterFields fields={fields} />
      {links.map(({ label, address }) => (
        <p key={address}>
          <a href={address} style={{ color: colours.purple }}>
            {label}
          </a>
        </p>
      ))}
    </LetterPage>
  )
}
