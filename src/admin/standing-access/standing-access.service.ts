import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import type { StandingAccessKind } from '#src/shared/admin/standing-access.js'
import type { AuditAction } from '../audit/audit-actions.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { type Holder, type StandingAccess, standingAccess } from './grants-standing-access.decorator.js'
import type { StandingAccessDto } from './standing-access.dto.js'

interface AccessRow {
  id: string
  name: string
  ownerId: string | null
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date | null
}

/** Numbers of accesses that ended or went to another administrator, for the audit log. */
export interface LeftAccess {
  endedAccess?: number
  handedOverAccess?: number
}

/** Lists and ends access to data that lasts without a session: it never outlives the right of its owner. */
@Injectable()
export class StandingAccessService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /** Returns all active access with its owners, by kind, the newest first. */
  async list(): Promise<StandingAccessDto[]> {
    const { manager } = this.dataSource
    const users = new Map((await manager.find(User)).map((user) => [user.id, user]))
    const lists = standingAccess().map(async ({ kind, rows, mayHold, handOver }) =>
      (await manager.query<AccessRow[]>(rows)).map((row): StandingAccessDto => {
        const owner = row.ownerId === null ? undefined : users.get(row.ownerId)
        return {
          ...row,
          kind,
          owner: owner ? displayName(owner) : null,
          isOwnerEntitled: Boolean(owner && isHolder(owner, mayHold)),
          canBeHandedOver: handOver !== undefined,
        }
      }),
    )
    return (await Promise.all(lists)).flatMap((items) =>
      items.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
    )
  }

  /** Ends an access. @throws NotFoundException if it is unknown or has ended */
  async end(kind: StandingAccessKind, id: string, actor: SignedInUser): Promise<void> {
    const access = standingAccess().find((each) => each.kind === kind)
    if (!access) throw new NotFoundException()
    await this.dataSource.transaction(async (manager) => {
      const row = (await manager.query<AccessRow[]>(access.rows)).find((each) => each.id === id)
      if (!row) throw new NotFoundException()
      await this.endRow(manager, access, row, actor)
    })
  }

  /**
   * Ends the access that a user, whose row is locked, may no longer hold, or makes another administrator its owner.
   * @param heir id of that administrator; null to end all
   * @throws Problem 422 for a user who is no other active administrator
   */
  async endBeyondRights(
    manager: EntityManager,
    holder: Holder,
    { heir, by }: { heir: string | null; by?: SignedInUser },
  ): Promise<LeftAccess> {
    if (heir !== null) await assertAdministrator(manager, heir, holder.id)
    const left = { endedAccess: 0, handedOverAccess: 0 }
    for (const access of standingAccess()) {
      if (isHolder(holder, access.mayHold)) continue
      const rows = await manager.query<AccessRow[]>(access.rows)
      for (const row of rows.filter(({ ownerId }) => ownerId === holder.id)) {
        if (heir !== null && access.handOver) {
          await manager.query(access.handOver.statement, [row.id, heir])
          const details = { name: access.isNameLogged ? row.name : undefined, from: holder.id, to: heir }
          await this.record(manager, access.handOver.handedOver, { access, row, by, details })
          left.handedOverAccess++
        } else {
          await this.endRow(manager, access, row, by)
          left.endedAccess++
        }
      }
    }
    return {
      ...(left.endedAccess > 0 && { endedAccess: left.endedAccess }),
      ...(left.handedOverAccess > 0 && { handedOverAccess: left.handedOverAccess }),
    }
  }

  /**
   * Ensures that a user may hold an access that is being created, and keeps it so until the transaction ends: a change of the
   * account either comes first, or ends the new access as well. @throws ForbiddenException
   */
  async assertMayHold(manager: EntityManager, kind: StandingAccessKind, userId: string): Promise<void> {
    const access = standingAccess().find((each) => each.kind === kind)
    const user = await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_read' } })
    if (!access || !user || !isHolder(user, access.mayHold)) throw new ForbiddenException()
  }

  private async endRow(manager: EntityManager, access: StandingAccess, row: AccessRow, by?: SignedInUser) {
    await manager.query(access.end, [row.id])
    const details = access.isNameLogged ? { name: row.name } : undefined
    await this.record(manager, access.ended, { access, row, by, details })
  }

  private record(
    manager: EntityManager,
    action: AuditAction,
    { access, row, by, details }: { access: StandingAccess; row: AccessRow; by?: SignedInUser; details?: object },
  ): Promise<void> {
    const subject = access.subject === undefined ? undefined : { kind: access.subject, id: row.id }
    return this.audit.record({ action, actor: by, subject, details }, manager)
  }
}

function isHolder(holder: Pick<Holder, 'role' | 'locations' | 'disabledAt'>, mayHold: StandingAccess['mayHold']) {
  return holder.disabledAt === null && mayHold(holder)
}

/** @throws Problem 422 */
async function assertAdministrator(manager: EntityManager, id: string, otherId: string): Promise<void> {
  const heir = await manager.findOneBy(User, { id, role: 'admin' })
  if (heir && heir.id !== otherId && !heir.disabledAt && heir.passwordHash) return
  throw Problem.validation([{ field: 'accessTo', code: 'invalid' }])
}
