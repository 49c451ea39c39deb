import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { hashPassword } from '../../users/password.js'

/** Creates administrators without an invitation by another one. */
@Injectable()
export class AdministratorsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Creates an administrator unless the address has a user, who stays unchanged.
   * @param details further details for the audit log
   * @returns true if created
   */
  async addIfNew(
    email: string,
    password: string,
    { mustChangePassword, leadsByMail = 'none' }: Pick<User, 'mustChangePassword'> & Partial<Pick<User, 'leadsByMail'>>,
    details?: object,
  ): Promise<boolean> {
    if (await this.dataSource.manager.existsBy(User, { email })) return false
    const passwordHash = await hashPassword(password)
    return this.dataSource.transaction(async (manager) => {
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(User)
        .values({ email, passwordHash, passwordSetAt: new Date(), mustChangePassword, role: 'admin', leadsByMail })
        .orIgnore()
        .returning('id')
        .execute()
      const [added] = inserted.raw as { id: string }[]
      if (!added) return false // another process was faster
      const subject = { kind: 'user', id: added.id }
      await this.audit.record({ action: 'user.created', subject, details: { ...details, role: 'admin' } }, manager)
      return true
    })
  }
}
