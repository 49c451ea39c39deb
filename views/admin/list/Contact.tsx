import styles from './Contact.module.css'
import { EmailLink } from './EmailLink'

/** How to answer a lead. */
export function Contact({ email, phone }: { email: string; phone: string | null }) {
  return (
    <div className={styles.contact}>
      <EmailLink email={email} />
      {phone && <a href={telephone(phone)}>{phone}</a>}
    </div>
  )
}

/** `tel:` (RFC 3966) of a number as people write it. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
