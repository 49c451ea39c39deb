import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, IsNull } from 'typeorm'
import { User } from '#src/platform/access/user.entity.js'
import { type CurrentSettings, SettingsService } from '#src/platform/settings/settings.service.js'
import type { Role } from '#src/shared/admin/role.js'
import { SecondFactorsService } from './second-factors.service.js'

const DAY_MS = 86_400_000

type Account = Pick<User, 'id' | 'role' | 'secondFactorGraceFrom'>

/** Tells which users must set up a second factor, and until when. */
@Injectable()
export class SecondFactorRequirementService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly secondFactors: SecondFactorsService,
  ) {}

  /** Returns the instant from which a user needs the second factor; null if it is set up or not required. */
  async dueAt(user: Account): Promise<Date | null> {
    const due = dueDate(user, await this.settings.current())
    return due && !(await this.secondFactors.isEnabled(user.id)) ? due : null
  }

  async isRequiredOf(role: Role): Promise<boolean> {
    return (await this.settings.current()).secondFactor.requiredOf.includes(role)
  }

  /** Begins the grace period at the first sign-in, unless it has begun. @returns its start */
  async beginGrace({ id, secondFactorGraceFrom }: Omit<Account, 'role'>): Promise<Date> {
    if (secondFactorGraceFrom) return secondFactorGraceFrom
    const now = new Date()
    await this.dataSource.manager.update(User, { id, secondFactorGraceFrom: IsNull() }, { secondFactorGraceFrom: now })
    return now
  }
}

/** Returns the end of a user's grace period; null without a requirement, and before the period has begun. */
export function dueDate(
  { role, secondFactorGraceFrom }: Omit<Account, 'id'>,
  { secondFactor: { requiredOf, graceDays } }: CurrentSettings,
): Date | null {
  if (!secondFactorGraceFrom || !requiredOf.includes(role)) return null
  return new Date(secondFactorGraceFrom.getTime() + graceDays * DAY_MS)
}
