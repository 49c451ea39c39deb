import { Fragment } from 'react'
import { colours } from '#src/platform/mail/letters/colours.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface ReplyLetterProps {
  language: Language
  sender: string
  title: string
  text: string
  /** Author, location and telephone number, one a line. */
  signature: string
  /** Time of the message that it answers, whose text it does not repeat: a stranger may have written that. */
  about: string
  footer: string
}

const unbroken = { overflowWrap: 'anywhere' } as const

/** Typed text; Outlook ignores `white-space`, so that its lines end with elements. */
function Typed({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** Letter of staff to the sender of a lead. */
export function ReplyLetter({ text, signature, about, ...letter }: ReplyLetterProps) {
  return (
    <LetterPage {...letter}>
      <p style={unbroken}>
        <Typed text={text} />
      </p>
      <p style={unbroken}>
        <Typed text={signature} />
      </p>
      <p style={{ color: colours.muted, fontSize: 14 }}>{about}</p>
    </LetterPage>
  )
}
