import type { Column } from '#views/kit/admin/list/column'
import { EmailLink } from '#views/kit/admin/list/EmailLink'
import { LongText } from '#views/kit/admin/list/LongText'
import { Time } from '#views/kit/admin/Time'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'

export function useSubscriberColumns(view: Data['query']['view']): Column<Data['items'][number]>[] {
  const t = useTranslations('leads')
  const label = (name: 'subscribed' | 'confirmed' | 'unsubscribed' | 'suppressed' | 'email' | 'language' | 'consent') =>
    t(`newsletterSubscribers.columns.${name}`)
  const unsubscribed: Column<Data['items'][number]> = {
    label: label('unsubscribed'),
    captioned: true,
    cell: ({ unsubscribedAt }) => unsubscribedAt && <Time moment={unsubscribedAt} />,
  }
  const suppressed: Column<Data['items'][number]> = {
    label: label('suppressed'),
    captioned: true,
    cell: ({ suppressedAt }) => suppressedAt && <Time moment={suppressedAt} />,
  }
  const confirmed: Column<Data['items'][number]> = {
    label: label('confirmed'),
    captioned: true,
    cell: ({ confirmedAt }) => confirmedAt && <Time moment={confirmedAt} />,
  }
  return [
    {
      label: label('subscribed'),
      captioned: true,
      cell: ({ subscribedAt }) => <Time moment={subscribedAt} />,
      sort: 'subscribedAt',
    },
    ...(view === 'pending' ? [] : [confirmed]),
    ...(view === 'unsubscribed' ? [unsubscribed] : []),
    ...(view === 'suppressed' ? [suppressed] : []),
    {
      label: label('email'),
      cell: ({ email }) => <EmailLink email={email} row />,
      sort: 'email',
      title: true,
    },
    { label: label('language'), cell: ({ language }) => t(`languages.${language}`) },
    { label: label('consent'), captioned: true, cell: ({ consentText }) => <LongText text={consentText} /> },
  ]
}
