import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '../../components/ui/ButtonLink'
import { Faq } from '../../questions/Faq'
import { usePageContext, useTranslations } from '../../page-context'
import type { Data } from './+data'

/** Most frequent question about each service, with a link to all questions. */
export default function AskedFirst({ questions }: Pick<Data, 'questions'>) {
  const t = useTranslations('home')
  const { language } = usePageContext()
  return (
    <Faq title={t('questions.title')} items={questions}>
      <ButtonLink look="outline" href={addressOf('questions', language)}>
        {t('questions.all')}
      </ButtonLink>
    </Faq>
  )
}
