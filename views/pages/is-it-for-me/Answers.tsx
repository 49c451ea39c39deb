import type { ReactNode } from 'react'
import { useTranslations } from '../../translations'
import { Answer } from './Answer'

/** Parts of the page, as properties: modules that both import would be loaded before anybody chooses, with all that share their chunk. */
export interface PartsOfPage {
  /** Id of the heading of the choices. */
  choices: string
  headingId: (index: number) => string
  urgent: ReactNode
}

/** Answers to all choices; the style sheet of the page displays the chosen one, also before their code is loaded. */
export default function Answers(parts: PartsOfPage) {
  const t = useTranslations('guide')
  return t.list('answers').map((answer, index) => <Answer key={answer.id} {...{ ...answer, ...parts, index }} />)
}
