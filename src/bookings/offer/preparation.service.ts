import { Injectable } from '@nestjs/common'
import type { TextNamespace } from '#src/content/page-texts/editable-texts.js'
import { EditedTextsService } from '#src/content/page-texts/edited-texts.service.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { isServicePage, type ServicePage } from '#src/shared/service-pages.js'
import type { Booking } from '../booking.entity.js'

/** Advice before a visit, from the texts of the page of its service. */
export interface Preparation {
  /** Sentences about what the therapist must know before the visit begins. */
  tellUs: string[]
  /** How to prepare: sentences that the points complete. Empty if the service has no page that says it. */
  paragraphs: string[]
  points: string[]
}

type PreparedVisit = Pick<Booking, 'serviceId' | 'forWhom' | 'status'>

interface TextSection {
  id: string
  paragraphs: string[]
  points: string[]
}

const namespaces: Record<ServicePage, TextNamespace> = {
  foodIntolerance: 'food-intolerance',
  functionalScreening: 'functional-screening',
  bioresonanceProcedure: 'bioresonance-procedure',
}

/** Page of each bookable service: that of its price, or else of the first price of the same category. */
const PAGES = `
  SELECT bookable.id, coalesce(row.service_page, (
    SELECT other.service_page FROM price_list_rows AS other
    WHERE other.category_id = row.category_id AND other.service_page IS NOT NULL
    ORDER BY other.position, other.id LIMIT 1
  )) AS page
  FROM bookable_services AS bookable JOIN price_list_rows AS row ON row.id = bookable.price_id`

/** Finds the advice before visits. */
@Injectable()
export class PreparationService {
  constructor(
    private readonly content: SiteContentService,
    private readonly texts: EditedTextsService,
  ) {}

  /** @param serviceId id of a bookable service; null if it was removed */
  @PageQuery('preparation')
  async of(language: Language, serviceId: string | null): Promise<Preparation> {
    const page = serviceId === null ? undefined : (await this.pages()).get(serviceId)
    if (!page || !isServicePage(page)) return { tellUs: await this.generally(language), paragraphs: [], points: [] }
    const { sections } = (await this.texts.tree(namespaces[page], language)) as unknown as { sections: TextSection[] }
    const section = (id: string) => sections.find((one) => one.id === id)
    const { paragraphs = [], points = [] } = section('prepare') ?? {}
    return { tellUs: section('tell-us')?.paragraphs ?? [], paragraphs, points }
  }

  /** Returns the advice before a booked visit; undefined for a cancelled one, and for an animal. */
  async ofBooking({ serviceId, forWhom, status }: PreparedVisit, language: Language): Promise<Preparation | undefined> {
    return status === 'cancelled' || forWhom === 'pet' ? undefined : this.of(language, serviceId)
  }

  /** Returns the id of a service whose page has advice, for samples; null if there is none. */
  async sampleService(): Promise<string | null> {
    const [found] = [...(await this.pages())].find(([, page]) => page !== null && isServicePage(page)) ?? []
    return found ?? null
  }

  private async generally(language: Language): Promise<string[]> {
    const say = await this.texts.in('guide', language)
    return [say('tellUs')]
  }

  private pages(): Promise<Map<string, string | null>> {
    return this.content.recall('pages of bookable services', async (manager) => {
      const rows = await manager.query<{ id: string; page: string | null }[]>(PAGES)
      return new Map(rows.map(({ id, page }) => [id, page]))
    })
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    preparation: PreparationService['of']
  }
}
