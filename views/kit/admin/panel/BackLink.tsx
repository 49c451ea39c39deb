import { ArrowLeft } from 'lucide-react'
import styles from './BackLink.module.css'

export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <a className={styles.back} href={href}>
      <ArrowLeft aria-hidden />
      {text}
    </a>
  )
}
