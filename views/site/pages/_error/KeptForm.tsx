import type { ComponentType } from 'react'
import ContactForm from '#views/contact/ContactForm'
import FranchiseForm from '#views/franchise/FranchiseForm'
import NewsletterForm from '#views/newsletter/NewsletterForm'
import { usePageContext } from '#views/page-context'
import OwnDataForm from '#views/privacy/OwnDataForm'
import styles from './KeptForm.module.css'
import { KeptAppointment, KeptVoucher } from './KeptRequest'

const forms: Record<string, ComponentType> = {
  appointment: KeptAppointment,
  contact: ContactForm,
  franchise: FranchiseForm,
  newsletter: NewsletterForm,
  'own-data': OwnDataForm,
  voucher: KeptVoucher,
}

/** Form whose submission failed, with all typed values, to be submitted again. */
export function KeptForm() {
  const { form } = usePageContext()
  const Form = forms[form?.form ?? '']
  return (
    Form && (
      <div className={styles.card}>
        <Form />
      </div>
    )
  )
}
