import { SetMetadata } from '@nestjs/common'
import type { SignedInUser } from './signed-in-user.js'

/** Steps that a signed-in user may owe: all other routes are denied until they are taken. */
export const accountSteps = {
  password: { code: 'account.password_change_required', page: '/admin/account/password' },
  secondFactor: { code: 'account.second_factor_required', page: '/admin/account/second-factor' },
} as const

export type AccountStep = keyof typeof accountSteps

/** Returns the step that a user must take before anything else. */
export function owedStep({ mustChangePassword, secondFactorDueAt }: SignedInUser): AccountStep | undefined {
  if (mustChangePassword) return 'password'
  return secondFactorDueAt && secondFactorDueAt <= new Date() ? 'secondFactor' : undefined
}

/** Returns the page of the step that a problem asks for. */
export function pageOfStep(code: string): string | undefined {
  return Object.values(accountSteps).find((step) => step.code === code)?.page
}

export const OPEN_BEFORE = 'open-before'

/** Opens a route or read of a page to users who owe one of these steps; all others require taking it first. */
export const OpenBefore = (...steps: AccountStep[]) => SetMetadata(OPEN_BEFORE, steps)
