import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import { ApiKey } from '../api-key.entity.js'

/** Records in the audit log the days on which programs used their keys. */
@Injectable()
export class KeyUsesService {
  constructor(private readonly audit: AuditLogService) {}

  @OnEvent('api_key.used')
  async recordUses(keyIds: string[], manager: EntityManager): Promise<void> {
    const keys = await manager.findBy(ApiKey, { id: In(keyIds) })
    for (const { id, name, scopes } of keys) {
      const subject = { kind: 'apiKey', id }
      await this.audit.record({ action: 'api_key.used', subject, details: { name, scopes } }, manager)
    }
  }
}
