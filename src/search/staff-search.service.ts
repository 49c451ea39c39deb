import { Injectable } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { type AdminSection, mayOpenSection } from '#src/shared/admin/sections.js'
import type { Language } from '#src/shared/languages.js'
import { SHORTEST_SEARCH } from '#src/shared/search/search-result-types.js'
import { ContentResultsService } from './results/content-results.service.js'
import { LeadResultsService } from './results/lead-results.service.js'
import type { Say } from './results/result.js'
import { SubscriberResultsService } from './results/subscriber-results.service.js'
import type { StaffSearchDto } from './staff-search.dto.js'

/** Search over everything that a user may open in the admin. */
@Injectable()
export class StaffSearchService {
  constructor(
    private readonly leads: LeadResultsService,
    private readonly subscribers: SubscriberResultsService,
    private readonly content: ContentResultsService,
    private readonly i18n: I18nService,
  ) {}

  async find(asked: string, user: SignedInUser, language: Language): Promise<StaffSearchDto> {
    const search = asked.trim()
    if ([...search].length < SHORTEST_SEARCH) return { results: [], isApproximate: false }
    const say: Say = (key) => this.i18n.t(key, { lang: language })
    const mayOpen = (section: AdminSection) => mayOpenSection(section, user.role, user.locations !== null)
    const [ofLeads, subscribers, content] = await Promise.all([
      mayOpen('inbox') ? this.leads.find(search, user, say) : { results: [], isApproximate: false },
      mayOpen('newsletter-subscribers') ? this.subscribers.find(search, say) : [],
      mayOpen('content') ? this.content.find(search, language, say) : [],
    ])
    return {
      results: [...ofLeads.results, ...subscribers, ...content],
      isApproximate: ofLeads.isApproximate,
    }
  }
}
