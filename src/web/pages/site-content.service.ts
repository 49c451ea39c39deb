import { Injectable } from '@nestjs/common'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'

/**
 * Cache of content queries, evicted after changes in any process. Bypassed while this process receives no
 * notifications: then every query reads the database.
 */
@Injectable()
export class SiteContentService {
  private readonly answers = new Map<string, Promise<unknown>>()

  constructor(private readonly changes: ContentChangesService) {
    changes.subscribe(() => this.answers.clear())
  }

  /** @returns a shared, frozen answer */
  recall<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (!this.changes.areHeard) return ask()
    const known = this.answers.get(question) as Promise<Answer> | undefined
    if (known) return known
    const answer = ask().then(frozen)
    this.answers.set(question, answer)
    answer.catch(() => this.answers.get(question) === answer && this.answers.delete(question))
    return answer
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
