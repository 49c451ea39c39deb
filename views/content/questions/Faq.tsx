import type { ReactNode } from 'react'
import { Section } from '#views/kit/components/Section'
import { FaqColumns } from './FaqColumns'
import type { Question } from './Questions'

interface FaqProps {
  title: string
  items: Question[]
  disclaimer?: string
  /** Content below the title. */
  children?: ReactNode
}

/** Section of frequently asked questions. */
export function Faq({ title, items, disclaimer, children }: FaqProps) {
  return (
    <Section>
      <FaqColumns title={title} items={items} disclaimer={disclaimer}>
        {children}
      </FaqColumns>
    </Section>
  )
}
