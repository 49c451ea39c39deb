import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { publishSql } from '#src/platform/outbox/publish.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { importedRows } from './imported-rows.js'
import type { SubscriberImportDto, SubscribersImportedDto } from './subscriber-import.dto.js'

/** Adds addresses, except unsubscribed, suppressed, erased or pending ones, which stay unchanged. */
const ADD = `
  WITH added AS (
    INSERT INTO newsletter_subscribers (id, email, language, consent_text)
    SELECT entry.id, entry.email, entry.language, $4
    FROM unnest($1::uuid[], $2::text[], $3::text[]) AS entry (id, email, language)
    WHERE NOT EXISTS (SELECT FROM forgotten_subscribers WHERE hash = forgotten_hash(entry.email))
    ON CONFLICT (email) DO NOTHING
    RETURNING id, language
  ),
  proof AS (
    INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language)
    SELECT id, 'imported', $4, language FROM added
  ),
  event AS (${publishSql('newsletter.subscribed', 'id::text FROM added')})
  SELECT count(*)::int AS added FROM added`

/** Imports addresses, and asks each for confirmation (double opt-in). */
@Injectable()
export class SubscriberImportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** @throws Problem 422 for an invalid table */
  async import({ csv, language, origin }: SubscriberImportDto, actor: SignedInUser): Promise<SubscribersImportedDto> {
    const { rows, refused } = importedRows(csv, language)
    return this.dataSource.transaction(async (manager) => {
      const [{ added }] = await manager.query<[{ added: number }]>(ADD, [
        rows.map(() => idByTime()),
        rows.map(({ email }) => email),
        rows.map((row) => row.language),
        origin,
      ])
      const outcome = { added, known: rows.length - added, refused }
      const details = { added, known: outcome.known, refused: refused.length, origin }
      await this.audit.record({ action: 'subscribers.imported', actor, details }, manager)
      return outcome
    })
  }
}
