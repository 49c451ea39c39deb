import type { ReactNode } from 'react'
import { BackLink } from './BackLink'
import styles from './panel.module.css'

interface NarrowPageProps {
  title: string
  /** Parent page. */
  back?: { href: string; label: string }
  children: ReactNode
}

/** Page with a single column of panels. */
export function NarrowPage({ title, back, children }: NarrowPageProps) {
  return (
    <div className={styles.page}>
      {back && <BackLink href={back.href} text={back.label} />}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
