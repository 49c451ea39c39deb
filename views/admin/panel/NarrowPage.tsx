import type { ReactNode } from 'react'
import { BackLink } from './BackLink'
import styles from './panel.module.css'

interface NarrowPageProps {
  title: string
  /** The page it belongs to. */
  back?: { href: string; label: string }
  children: ReactNode
}

/** A page that is a column of panels: about one thing, or with one form. */
export function NarrowPage({ title, back, children }: NarrowPageProps) {
  return (
    <div className={styles.page}>
      {back && <BackLink href={back.href} text={back.label} />}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
