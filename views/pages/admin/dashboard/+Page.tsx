import { useData } from '../../../page-context'
import { useTranslations } from '../../../translations'
import type { Data } from './+data'
import { Counts } from './Counts'
import styles from './dashboard.module.css'
import { NewestLeads } from './NewestLeads'

export default function Page() {
  const t = useTranslations('admin')
  const { counts } = useData<Data>()
  return (
    <>
      <h1 className={styles.title}>{t('dashboard.title')}</h1>
      <div className={styles.counts}>
        <Counts title={t('dashboard.contactMessages')} list="/admin/contact-messages" {...counts.contactMessages} />
        <Counts
          title={t('dashboard.franchiseInquiries')}
          list="/admin/franchise-inquiries"
          {...counts.franchiseInquiries}
        />
        <Counts
          title={t('dashboard.newsletterSubscribers')}
          list="/admin/newsletter-subscribers"
          {...counts.newsletterSubscribers}
        />
      </div>
      <NewestLeads />
    </>
  )
}
