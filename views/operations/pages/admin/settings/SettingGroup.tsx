import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

interface SettingGroupProps {
  title: string
  lead: string
  children: ReactNode
}

/** Group of related settings. */
export function SettingGroup({ title, lead, children }: SettingGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
