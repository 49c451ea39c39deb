import styles from './Contact.module.css'

/** How to answer a lead. */
export function Contact({ email, phone }: { email: string; phone: string | null }) {
  return (
    <div className={styles.contact}>
      <a href={`mailto:${email}`}>{email}</a>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
    </div>
  )
}
