import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { ContentChangesService } from './content-changes.service.js'

interface Answer {
  value: Promise<unknown>
  /** True once the value was read: waiting for it needs no connection any more. */
  isRead: boolean
}

/**
 * Cache of what is read from content tables, settings included, evicted after changes in any process. Bypassed while this process receives
 * no notifications: then every query reads the database.
 */
@Injectable()
export class SiteContentService {
  private readonly answers = new Map<string, Answer>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: ContentChangesService,
  ) {
    changes.subscribe(() => this.answers.clear())
  }

  /**
   * @param transaction of the caller. It waits for no other connection, which could be in use by a transaction that waits for the same
   * answer: it reads by itself what is not known yet.
   * @returns a shared, frozen answer
   */
  recall<Value>(
    question: string,
    ask: (manager: EntityManager) => Promise<Value>,
    transaction?: EntityManager,
  ): Promise<Value> {
    if (!this.changes.areHeard) return ask(transaction ?? this.dataSource.manager)
    const answer = this.answers.get(question) ?? this.read(question, ask)
    return transaction && !answer.isRead ? ask(transaction) : (answer.value as Promise<Value>)
  }

  private read(question: string, ask: (manager: EntityManager) => Promise<unknown>): Answer {
    const value = ask(this.dataSource.manager).then(frozen)
    const answer: Answer = { value, isRead: false }
    this.answers.set(question, answer)
    value.then(
      () => (answer.isRead = true),
      () => this.answers.get(question) === answer && this.answers.delete(question),
    )
    return answer
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}
