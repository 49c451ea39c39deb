import type { ComponentType } from 'react'
import ContactForm from '../../contact/ContactForm'
import FranchiseForm from '../../franchise/FranchiseForm'
import NewsletterForm from '../../newsletter/NewsletterForm'
import OwnDataForm from '../../privacy/OwnDataForm'
import { usePageContext } from '../../page-context'
import { KeptAppointment, KeptVoucher } from './KeptRequest'
import styles from './KeptForm.module.css'

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
