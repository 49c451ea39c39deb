import { useTranslations } from '../../../translations'
import type { Column } from '../list/column'
import { LongText } from '../list/LongText'
import { Time } from '../Time'
import type { Data } from './+data'

export function useSubscriberColumns(view: Data['query']['view']): Column<Data['items'][number]>[] {
  const t = useTranslations('desk')
  const site = useTranslations('layout')
  const label = (name: 'subscribed' | 'unsubscribed' | 'email' | 'language' | 'consent') =>
    t(`newsletterSubscribers.columns.${name}`)
  const unsubscribed: Column<Data['items'][number]> = {
    label: label('unsubscribed'),
    cell: ({ unsubscribedAt }) => unsubscribedAt && <Time moment={unsubscribedAt} />,
  }
  return [
    {
      label: label('subscribed'),
      cell: ({ subscribedAt }) => <Time moment={subscribedAt} />,
      sort: 'subscribedAt',
    },
    ...(view === 'unsubscribed' ? [unsubscribed] : []),
    {
      label: label('email'),
      cell: ({ email }) => (
        <a data-row-link href={`mailto:${email}`}>
          {email}
        </a>
      ),
      sort: 'email',
    },
    { label: label('language'), cell: ({ language }) => site(`language.${language}`) },
    { label: label('consent'), cell: ({ consentText }) => <LongText text={consentText} /> },
  ]
}
