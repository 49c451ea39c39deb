import type { ReactNode } from 'react'
import type { Language } from '#src/shared/languages.js'
import { colours } from './colours.js'

interface LetterPageProps {
  language: Language
  title: string
  /** Name of the business. */
  sender: string
  /** Reason for the mail. */
  footer: ReactNode
  children: ReactNode
}

const font = "Rosario, 'Segoe UI', Arial, sans-serif"

/** Layout of a mail: one column in a table, with inline styles, which every mail program renders. */
export function LetterPage({ language, title, sender, footer, children }: LetterPageProps) {
  const frame = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 }
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: colours.lavender, color: colours.ink, fontFamily: font }}>
        <table {...frame} style={{ background: colours.lavender }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table {...frame} style={{ maxWidth: 600, background: colours.white, borderRadius: 12 }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '24px 32px', borderBottom: `4px solid ${colours.haze}` }}>
                        <strong style={{ color: colours.purple, fontSize: 20 }}>{sender}</strong>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '8px 32px 32px', fontSize: 17, lineHeight: 1.6 }}>{children}</td>
                    </tr>
                  </tbody>
                </table>
                <p style={{ maxWidth: 536, color: colours.muted, fontSize: 14, lineHeight: 1.5 }}>{footer}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
