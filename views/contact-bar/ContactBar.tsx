import { MessageCircle, MessageSquare, Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf } from '../../src/shared/addresses'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './ContactBar.module.css'
import { directionsTo } from './directions'
import { phoneHref } from '../formatting'
import { messengersOf } from './messengers'
import type { Reach } from './reach'

interface ContactBarProps {
  /** Without it, the call button dials the chain and the directions link leads to the locations. */
  location?: Reach
  /** URL of the form for a message. */
  ask: string
}

/** Contact bar with call, directions and message links; on a phone, fixed at the bottom of the viewport. */
export function ContactBar({ location, ask }: ContactBarProps) {
  const t = useTranslations('layout')
  const { language, office } = usePageContext()
  const call = location ? phoneHref(location.phone) : office?.phoneHref
  const name = location?.name ?? ''
  return (
    <nav className={styles.bar} aria-label={t('contactBar.label')}>
      {call && (
        <Action icon={Phone} href={call} label={t('contactBar.call')}>
          {location && t('contactBar.callTo', { name })}
        </Action>
      )}
      {location ? (
        <Action icon={Navigation} href={directionsTo(location)} elsewhere label={t('contactBar.directions')}>
          {t('contactBar.directionsTo', { name })} ({t('newTab')})
        </Action>
      ) : (
        <Action
          icon={Navigation}
          href={addressOf('contact', language, { fragment: 'locations' })}
          label={t('contactBar.directions')}
        >
          {t('contactBar.anyLocation')}
        </Action>
      )}
      <Action icon={MessageSquare} href={ask} label={t('contactBar.ask')}>
        {location && t('contactBar.askTo', { name })}
      </Action>
      {location &&
        messengersOf(location).map(({ service, name: label, href, tab }) => (
          <Action key={service} icon={MessageCircle} href={href} elsewhere={tab} label={label}>
            {t('contactBar.messageTo', { name })} ({t(`opens.${service}`)})
          </Action>
        ))}
    </nav>
  )
}

interface ActionProps {
  icon: typeof Phone
  href: string
  elsewhere?: boolean
  label: string
  /** Visually hidden addition to the label. */
  children?: ReactNode
}

function Action({ icon: Icon, href, elsewhere, label, children }: ActionProps) {
  return (
    <a href={href} {...(elsewhere && { target: '_blank', rel: 'noopener' })}>
      <Icon aria-hidden />
      {label} {children && <span className="visually-hidden">{children}</span>}
    </a>
  )
}
