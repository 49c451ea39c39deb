import { LetterPage } from '#src/platform/mail/letters/LetterPage.js'
import type { Language } from '#src/shared/languages.js'

interface TestLetterProps {
  language: Language
  sender: string
  texts: { title: string; text: string; footer: string }
}

/** Letter that verifies delivery and the sender. */
export function TestLetter({ language, sender, texts }: TestLetterProps) {
  return (
    <LetterPage language={language} title={texts.title} sender={sender} footer={texts.footer}>
      <h1 style={{ fontSize: 24, lineHeight: 1.3 }}>{texts.title}</h1>
      <p>{texts.text}</p>
    </LetterPage>
  )
}
