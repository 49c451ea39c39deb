import { Injectable } from '@nestjs/common'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'

/**
 * What the site's content said when it was last asked, until it changes, in whichever process. Only while this process
 * hears of changes: otherwise everything is asked anew, and fails when the database is away.
 */
@Injectable()
export class SiteContentService {
  private readonly answers = new Map<string, Promise<unknown>>()

  constructor(private readonly changes: ContentChangesService) {
    changes.subscribe(() => this.answers.clear())
  }

  /** @returns what many share, and nobody can change */
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
