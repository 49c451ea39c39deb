import { phoneHref } from '#views/formatting'
import styles from './Contact.module.css'
import { EmailLink } from './EmailLink'

/** Email and phone links of a lead. */
export function Contact({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <div className={styles.contact}>
      {email && <EmailLink email={email} />}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
    </div>
  )
}
