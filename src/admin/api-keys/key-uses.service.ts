import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { ApiKey } from '../../api-keys/api-key.entity.js'
import { KEY_USED } from '../../api-keys/api-keys.service.js'
import type { OutboxEvent } from '../../outbox/outbox-event.entity.js'
import { OutboxService } from '../../outbox/outbox.service.js'
import { AuditLogService } from '../audit/audit-log.service.js'

/** Tells the audit log on which days programs used their keys. */
@Injectable()
export class KeyUsesService implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxService,
    private readonly audit: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.outbox.on(KEY_USED, (events, manager) => this.record(events, manager))
  }

  private async record(events: OutboxEvent[], manager: EntityManager): Promise<void> {
    const keys = await manager.findBy(ApiKey, { id: In(events.map(({ subjectId }) => subjectId)) })
    for (const { id, name, scopes } of keys) {
      const subject = { kind: 'apiKey', id }
      await this.audit.record({ action: 'api_key.used', subject, details: { name, scopes } }, manager)
    }
  }
}
