import { phoneHref } from '#views/formatting'
import styles from './Contact.module.css'
import { EmailLink } from './EmailLink'

interface ContactProps {
  email: string | null
  phone: string | null
  phoneE164: string | null
}

/** Email and phone links of a lead. */
export function Contact({ email, phone, phoneE164 }: ContactProps) {
  return (
    <div className={styles.contact}>
      {email && <EmailLink email={email} />}
      {phone && <a href={phoneHref(phone, phoneE164)}>{phone}</a>}
    </div>
  )
}
