import { Disclaimer } from '../../components/ui/Disclaimer'
import { SampleNote } from '../../components/ui/SampleNote'
import { phoneHref } from '../../formatting'
import { AppointmentForm } from '../../appointments/AppointmentForm'
import { useAnswerTime } from '../../forms/use-answer-time'
import { useData } from '../../page-context'
import { useTranslations } from '../../translations'
import type { Data } from './+data'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('appointment')
  const data = useData<Data>()
  const days = useAnswerTime()
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <SampleNote of="appointment" />
        </div>
        <section id="appointment" className={styles.card} aria-label={t('form.title')}>
          <AppointmentForm {...data} />
        </section>
        <div className={styles.aside}>
          <section>
            <h2 className={styles.title}>{t('next.title')}</h2>
            <ol className={styles.steps}>
              {t.list('next.steps', { days }).map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2 className={styles.title}>{t('call.title')}</h2>
            <p>{t('call.text')}</p>
            <ul className={styles.phones}>
              {data.locations.map(({ slug, name, phone }) => (
                <li key={slug}>
                  <span aria-hidden="true">{name}</span>{' '}
                  <a href={phoneHref(phone)}>
                    <span className="visually-hidden">{t('call.to', { name })}: </span>
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <Disclaimer text={t('disclaimer')} />
        </div>
      </div>
    </div>
  )
}
