import { Injectable, NotFoundException } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm'
import { activeUserWhere } from '#src/platform/access/active-user-where.js'
import { type AccessChange, handOverLeads } from '#src/platform/access/lead-handover.js'
import { assertLocationsExist, isSameBinding } from '#src/platform/access/location-binding.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { User } from '#src/platform/access/user.entity.js'
import { retriedTransaction } from '#src/platform/database/retried-transaction.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { publish } from '#src/platform/outbox/publish.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import type { Role } from '#src/shared/admin/role.js'
import type { AuditAction } from '../audit/audit-actions.js'
import { AuditLogService } from '../audit/audit-log.service.js'
import { Passkey } from '../passkeys/passkey.entity.js'
import { SecondFactor } from '../second-factor/second-factor.entity.js'
import { dueDate } from '../second-factor/second-factor-requirement.service.js'
import { SecondFactorsService } from '../second-factor/second-factors.service.js'
import { UserSessionsService } from '../session/user-sessions.service.js'
import { type LeftAccess, StandingAccessService } from '../standing-access/standing-access.service.js'
import { Invitation } from '../users/invitation.entity.js'
import { BY_COMMAND_LINE } from './administrators/one-time-passwords.service.js'
import { InvitationsService } from './invitations/invitations.service.js'
import {
  type DisableDto,
  type InvitationLinkDto,
  type InviteDto,
  type LocationsDto,
  type ResetDto,
  type RoleDto,
  UserDto,
} from './user.dto.js'

const RESET_VALID_MS = 3_600_000

/** Manages users and their roles. At least one administrator can always sign in. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly invitations: InvitationsService,
    private readonly secondFactors: SecondFactorsService,
    private readonly sessions: UserSessionsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditLogService,
    private readonly standingAccess: StandingAccessService,
  ) {}

  async list(): Promise<UserDto[]> {
    const users = await this.dataSource.manager.find(User, { order: { email: 'ASC' } })
    const factors = await this.dataSource.manager.find(SecondFactor, {
      select: { userId: true },
      where: { userId: In(users.map(({ id }) => id)), confirmedAt: Not(IsNull()) },
    })
    const passkeys = await this.dataSource.manager.find(Passkey, { select: { userId: true } })
    const withFactor = new Set([...factors, ...passkeys].map(({ userId }) => userId))
    const settings = await this.settings.current()
    return users.map((user) => {
      const secondFactor = withFactor.has(user.id)
      return UserDto.of(user, { secondFactor, secondFactorDueAt: secondFactor ? null : dueDate(user, settings) })
    })
  }

  /** Returns a user. @throws NotFoundException */
  async find(id: string): Promise<UserDto> {
    const user = (await this.list()).find((each) => each.id === id)
    if (!user) throw new NotFoundException()
    return user
  }

  /** Creates a user without a password. @returns the link to hand over, if it is not mailed. @throws Problem 409 `user.exists` */
  async invite({ email, name, role, locations = null }: InviteDto, actor: SignedInUser): Promise<InvitationLinkDto> {
    assertCanBeBound(role, locations)
    return this.dataSource.transaction(async (manager) => {
      await assertLocationsExist(manager, locations)
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(User)
        .values({ email, name, role, locations })
        .orIgnore()
        .returning('id')
        .execute()
      const [added] = inserted.raw as { id: string }[]
      if (!added) throw new Problem({ code: 'user.exists' })
      const link = await this.invitations.issue(added.id, manager)
      const subject = { kind: 'user', id: added.id }
      const details = { role, ...(locations && { locations }) }
      await this.audit.record(
        { action: 'user.invited', actor, subject, details, tellsAdministrators: role === 'admin' },
        manager,
      )
      return link
    })
  }

  /**
   * Changes the role of a user. Nobody becomes staff without a stated binding, so that no former one is lost silently.
   * @throws NotFoundException, Problem 409 `user.last_administrator`, 422
   */
  changeRole(id: string, { role, locations, handOverTo, accessTo }: RoleDto, actor: SignedInUser): Promise<void> {
    return this.change(id, handOverTo, async (user, manager) => {
      assertCanBeBound(role, locations ?? null)
      if (user.role === role)
        return locations === undefined ? undefined : this.store(user, { locations, handOverTo }, manager, actor)
      if (role !== 'admin') await keepAnAdministrator(user, manager)
      if (role === 'staff' && locations === undefined)
        throw Problem.validation([{ field: 'locations', code: 'locations.required' }])
      const bound = locations ?? null
      await assertLocationsExist(manager, bound)
      await this.update(id, { role, locations: bound, secondFactorGraceFrom: null }, manager)
      const change = { by: actor, at: new Date(), handOverTo, accessTo }
      const handover = await this.handOver(manager, { ...user, role, locations: bound }, change)
      const subject = { kind: 'user', id }
      const details = {
        from: user.role,
        to: role,
        ...(user.role === 'staff' && { fromLocations: user.locations }),
        ...(role === 'staff' && { toLocations: bound }),
        ...handover,
      }
      await this.audit.record(
        { action: 'user.role_changed', actor, subject, details, tellsUser: true, tellsAdministrators: true },
        manager,
      )
    })
  }

  /** Binds a user to locations, or to none. @throws NotFoundException, Problem 409 for a role that sees everything or no leads, 422 */
  bind(id: string, asked: LocationsDto, actor: SignedInUser): Promise<void> {
    return this.change(id, asked.handOverTo, async (user, manager) => {
      assertCanBeBound(user.role, asked.locations)
      await this.store(user, asked, manager, actor)
    })
  }

  /**
   * Disables a user, whose open leads go to a colleague or have no assignee then. Keys, webhooks and secret addresses of the user
   * end, or go to another administrator. @param actor absent on the command line
   * @throws NotFoundException, Problem 409 `user.last_administrator`, 422
   */
  disable(id: string, { handOverTo, accessTo }: DisableDto, actor?: SignedInUser): Promise<void> {
    return this.change(id, handOverTo, async (user, manager) => {
      if (user.disabledAt) return
      await keepAnAdministrator(user, manager)
      const at = new Date()
      await this.update(id, { disabledAt: at }, manager)
      const handover = await this.handOver(
        manager,
        { ...user, disabledAt: at },
        { by: actor, at, handOverTo, accessTo },
      )
      await manager.delete(Invitation, { userId: id })
      await this.record('user.disabled', id, manager, actor, handover)
    })
  }

  /** Enables a user. @throws NotFoundException */
  enable(id: string, actor: SignedInUser): Promise<void> {
    return this.change(id, null, async (user, manager) => {
      if (!user.disabledAt) return
      await this.update(id, { disabledAt: null }, manager)
      await publish(manager, 'leads.digest_due', id)
      const subject = { kind: 'user', id }
      await this.audit.record({ action: 'user.enabled', actor, subject, tellsAdministrators: true }, manager)
    })
  }

  /**
   * Removes a lost or compromised password, and the second factor with all passkeys if that is lost, too. Otherwise it stays, so that the
   * link alone does not permit signing in.
   * @returns the link to choose a new password, valid for an hour, or longer for a user who never had one
   * @throws NotFoundException, Problem 409 `user.last_administrator`
   */
  reset(id: string, { removeSecondFactor = false }: ResetDto, actor: SignedInUser): Promise<InvitationLinkDto> {
    return this.change(id, null, async (user, manager) => {
      await keepAnAdministrator(user, manager)
      await this.update(id, { passwordHash: null, mustChangePassword: false }, manager)
      if (removeSecondFactor) await this.secondFactors.removeAll(id, manager, actor)
      const link = await this.invitations.issue(id, manager, user.passwordSetAt ? RESET_VALID_MS : undefined)
      const subject = { kind: 'user', id }
      const details = { removeSecondFactor }
      await this.audit.record({ action: 'user.reset', actor, subject, details, tellsAdministrators: true }, manager)
      return link
    })
  }

  /** Stores the binding of a user whose row is locked, who loses the leads beyond it. @throws Problem 422 */
  private async store(
    user: User,
    { locations: to, handOverTo }: LocationsDto,
    manager: EntityManager,
    actor: SignedInUser,
  ): Promise<void> {
    const { id, locations: from } = user
    await assertLocationsExist(manager, to)
    if (isSameBinding(from, to)) return
    await manager.update(User, { id }, { locations: to })
    const change = { by: actor, at: new Date(), handOverTo }
    const handover = await this.handOver(manager, { ...user, locations: to }, change)
    await this.record('user.locations_changed', id, manager, actor, { from, to, ...handover })
  }

  /**
   * Hands over the leads that a user may no longer work, and notifies the colleague in one mail. Ends the access that the user may no
   * longer hold, or hands it over.
   * @returns details for the audit log; none if nothing was handed over or ended
   */
  private async handOver(
    manager: EntityManager,
    user: User,
    { handOverTo = null, accessTo = null, by, at }: Omit<AccessChange, 'handOverTo'> & DisableDto,
  ): Promise<(LeftAccess & { handedOverTo?: string; leads?: number }) | undefined> {
    const leads = await handOverLeads(manager, user, { by, at, handOverTo })
    const access = await this.standingAccess.endBeyondRights(manager, user, { heir: accessTo, by })
    if (!handOverTo || leads === 0) return Object.keys(access).length > 0 ? access : undefined
    const subject = { kind: 'user', id: handOverTo }
    const details = { from: user.id, leads }
    await this.audit.record({ action: 'user.leads_received', actor: by, subject, details, tellsUser: true }, manager)
    return { handedOverTo: handOverTo, leads, ...access }
  }

  /** @param otherId id of another user whom the change concerns */
  private change<T>(
    id: string,
    otherId: string | null | undefined,
    apply: (user: User, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return retriedTransaction(this.dataSource, async (manager) => {
      // Locks all administrators in a fixed order, so that two cannot demote each other or hand over leads concurrently.
      const users = await manager.find(User, {
        where: [{ role: 'admin' }, { id: In(otherId ? [id, otherId] : [id]) }],
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      })
      const user = users.find((each) => each.id === id)
      if (!user) throw new NotFoundException()
      return apply(user, manager)
    })
  }

  /** Updates a user and ends their sessions, which began under other conditions. */
  private async update(id: string, changed: Partial<User>, manager: EntityManager): Promise<void> {
    await manager.update(User, { id }, changed)
    await this.sessions.endAll(id, manager)
  }

  private record(
    action: AuditAction,
    id: string,
    manager: EntityManager,
    actor?: SignedInUser,
    details?: object,
  ): Promise<void> {
    const subject = { kind: 'user', id }
    return this.audit.record({ action, actor, subject, details: actor ? details : BY_COMMAND_LINE }, manager)
  }
}

/** Ensures that a role can be bound to locations. @throws Problem 409 */
function assertCanBeBound(role: Role, locations: string[] | null): void {
  if (locations && role !== 'staff') throw new Problem({ code: 'user.not_bindable' })
}

async function keepAnAdministrator({ id, role }: User, manager: EntityManager): Promise<void> {
  if (role !== 'admin') return
  const others = await manager.countBy(User, { role, ...activeUserWhere, id: Not(id) })
  if (others === 0) throw new Problem({ code: 'user.last_administrator' })
}
