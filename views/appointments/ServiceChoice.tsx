import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { getFirst } from '#src/shared/lookups'
import { byCategory } from '#views/content/by-category'
import { Choice } from '#views/kit/forms/Choice'
import { ChoiceGroup } from '#views/kit/forms/ChoiceGroup'
import choices from '#views/kit/forms/Choices.module.css'
import { useFormState } from '#views/kit/forms/form-context'
import { useTranslations } from '#views/page-context'
import styles from './ServiceChoice.module.css'
import { useCosts } from './use-costs'

/** Service with its names in all languages: the first name is the option value, so that the selection survives a language change. */
export interface Service extends PriceListRowDto {
  names: string[]
}

/** Choice of a service from the price list; the category of the chosen one, or else the first, is open. */
export function ServiceChoice({ services }: { services: Service[] }) {
  const label = useTranslations('fields')
  const costs = useCosts()
  const { values, focused } = useFormState()
  const element = useRef<HTMLDivElement>(null)
  const categories = byCategory(services)
  const isChosen = ({ names }: Service) => names[0] === values.service
  const first = categories[0]?.members[0]
  const opened = categories.find(({ members }) => members.some(isChosen)) ?? categories[0]

  useEffect(() => {
    // A draft is restored in this task.
    queueMicrotask(() => element.current?.querySelector('input:checked')?.closest('details')?.setAttribute('open', ''))
  }, [])

  return (
    <ChoiceGroup name="service" label={label('appointment.service')}>
      <div ref={element} className={styles.categories}>
        {categories.map((group) => (
          // The name of a category changes with the language; a stable key keeps the selection.
          <details key={group.members[0]?.names[0]} open={group === opened}>
            <summary className={styles.category}>
              {group.category}
              <ChevronDown aria-hidden />
            </summary>
            <div className={choices.options} data-look="cards">
              {group.members.map((service) => (
                <Choice
                  key={service.names[0]}
                  name="service"
                  value={getFirst(service.names)}
                  defaultChecked={isChosen(service)}
                  autoFocus={(service === first && focused === 'service') || undefined}
                  label={
                    <>
                      <strong>{service.service}</strong> <span>{costs(service)}</span>
                    </>
                  }
                />
              ))}
            </div>
          </details>
        ))}
      </div>
    </ChoiceGroup>
  )
}
