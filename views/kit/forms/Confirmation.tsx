import { CircleCheck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { isPlainClick } from '#client/plain-click'
import type { SentForm } from '#client/sent-forms'
import { phoneHref } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import { Button } from '../components/Button'
import { ButtonLink } from '../components/ButtonLink'
import styles from './Confirmation.module.css'
import form from './form.module.css'
import { useHydrated } from './use-hydrated'

/** Summary of a sent form for its sender. */
export interface Recap {
  /** Labels and values; those without a value are left out. */
  rows: [label: string, value: ReactNode][]
  /** Location that answers; without one the chain does. */
  location?: { name: string; phone: string }
  /** Labels of the address that was given and of the reference, by default those of an inquiry. */
  labels?: { address: string; reference: string }
  /** Content after the rows. */
  more?: ReactNode
}

interface ConfirmationProps {
  ref: Ref<HTMLDivElement>
  id: string
  title: string
  text: string
  sent: SentForm
  recap: Recap
  /** Label of the button that shows the form again, and the address of its page. */
  another: string
  address: string
  /** Called when the button, or its link, is pressed. */
  onAnother: () => void
  /** True if another form begins at that address, also with scripts. */
  restarts?: boolean
  /** Takes focus when the page loads. */
  focused: boolean
}

/** Confirmation in place of a form that was sent: it repeats what was sent, and says what follows. */
export function Confirmation(props: ConfirmationProps) {
  const { ref, id, title, text, sent, recap, another, address, onAnother, restarts, focused } = props
  const t = useTranslations('layout')
  const { office } = usePageContext()
  const hydrated = useHydrated()
  const { reference, values } = sent
  const { location, labels, more } = recap
  const phone = location?.phone ?? office?.phone
  const ofLead: Recap['rows'] = [
    labels
      ? [labels.address, values.email]
      : [t('confirmation.answerTo'), [values.phone, values.email].filter(Boolean).join('\n')],
    [labels?.reference ?? t('confirmation.reference'), reference],
  ]
  const rows = [...recap.rows, ...(reference ? ofLead : [])].filter(([, value]) => Boolean(value))
  return (
    <div
      ref={ref}
      id={id}
      className={styles.confirmation}
      data-confirmation
      data-printed={reference ? true : undefined}
    >
      {/* Without a script nothing else moves focus to it. */}
      <h2 className={styles.title} tabIndex={-1} autoFocus={focused}>
        <CircleCheck aria-hidden />
        {title}
      </h2>
      {text && <p>{text}</p>}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className={form.hint}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {more}
      {reference && values.email && !values.start && <p className={form.hint}>{t('confirmation.together')}</p>}
      {reference && phone && (
        <p>
          {location ? t('confirmation.callCentre', { name: location.name }) : t('confirmation.call')}{' '}
          <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
      <div className={styles.actions}>
        {reference && hydrated && (
          <Button look="purple" small onClick={() => print()}>
            {t('confirmation.print')}
          </Button>
        )}
        {hydrated && !restarts ? (
          <Button look="outline" small onClick={onAnother}>
            {another}
          </Button>
        ) : (
          <ButtonLink look="outline" small href={address} onClick={(event) => isPlainClick(event) && onAnother()}>
            {another}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
