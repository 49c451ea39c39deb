import type { ReactNode } from 'react'
import '../styles/base.css'

export function Layout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
