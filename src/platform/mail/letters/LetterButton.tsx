import type { ReactNode } from 'react'
import { colours } from './colours.js'

/** Call to action. */
export function LetterButton({ href, children }: { href: string; children: ReactNode }) {
  const style = {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: 999,
    background: colours.purple,
    color: colours.white,
    fontWeight: 'bold',
    textDecoration: 'none',
  }
  return (
    <p style={{ margin: '24px 0' }}>
      <a href={href} style={style}>
        {children}
      </a>
    </p>
  )
}
