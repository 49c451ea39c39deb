import { useTranslations } from '../../../translations'
import styles from './login.module.css'
import { SignInForm } from './SignInForm'

export default function Page() {
  const t = useTranslations('admin')
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      <p className={styles.lead}>{t('signIn.lead')}</p>
      <SignInForm />
    </div>
  )
}
