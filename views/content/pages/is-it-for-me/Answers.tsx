import { useTranslations } from '#views/page-context'
import { Answer, type PartsOfPage } from './Answer'

/** Answers to all choices; the style sheet of the page displays the chosen one, also before their code is loaded. */
export default function Answers(parts: PartsOfPage) {
  const t = useTranslations('guide')
  return t.list('answers').map((answer, index) => <Answer key={answer.id} {...answer} {...parts} index={index} />)
}
