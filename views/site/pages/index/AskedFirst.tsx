import { addressOf } from '#src/shared/addresses'
import { FaqColumns } from '#views/content/questions/FaqColumns'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Most frequent question about each service, with a link to all questions. */
export function AskedFirst({ questions }: Pick<Data, 'questions'>) {
  const t = useTranslations('home')
  const { language } = usePageContext()
  return (
    <FaqColumns title={t('questions.title')} items={questions} level={3}>
      <ButtonLink look="outline" href={addressOf('questions', language)}>
        {t('questions.all')}
      </ButtonLink>
    </FaqColumns>
  )
}
