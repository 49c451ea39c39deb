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
  /** Text of the sender of the lead, with a heading that states its time. */
  quoted: { heading: string; text: string } | undefined
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
export function ReplyLetter({ text, signature, quoted, ...letter }: ReplyLetterProps) {
  return (
    <LetterPage {...letter}>
      <p style={unbroken}>
        <Typed text={text} />
      </p>
      <p style={unbroken}>
        <Typed text={signature} />
      </p>
      {quoted && (
        <>
          <p style={{ color: colours.muted, fontSize: 14 }}>{quoted.heading}</p>
          <blockquote style={{ ...unbroken, margin: 0, paddingLeft: 16, borderLeft: `3px solid ${colours.haze}` }}>
            <Typed text={quoted.text} />
          </blockquote>
        </>
      )}
    </LetterPage>
  )
}
