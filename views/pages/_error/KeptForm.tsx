import type { ComponentType } from 'react'
import ContactForm from '../../components/forms/ContactForm'
import FranchiseForm from '../../components/forms/FranchiseForm'
import NewsletterForm from '../../components/forms/NewsletterForm'
import OwnDataForm from '../../components/forms/OwnDataForm'
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

/** The form whose post met the error, with all that was typed, to be sent again. */
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
