import { colours } from '#src/platform/mail/letters/colours.js'
import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface IssueLetterProps {
  language: Language
  sender: string
  title: string
  /** Text as HTML, rendered from safe Markdown. */
  html: string
  /** Address of the unsubscription page. */
  unsubscribe: string
  texts: { footer: string; action: string }
}

/** Letter with an issue of the newsletter. */
export function IssueLetter({ html, unsubscribe, texts, ...letter }: IssueLetterProps) {
  const footer = (
    <>
      {texts.footer}{' '}
      <a href={unsubscribe} style={{ color: colours.purple }}>
        {texts.action}
      </a>
    </>
  )
  return (
    <LetterPage {...letter} footer={footer}>
      {/* Larger than the headings of its text, which mail programs draw as they like. */}
      <h1 style={{ fontSize: 30, lineHeight: 1.2 }}>{letter.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: html.replaceAll('<a ', `<a style="color:${colours.purple}" `) }} />
    </LetterPage>
  )
}
