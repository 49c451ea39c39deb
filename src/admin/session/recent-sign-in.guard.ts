import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { Request } from 'express'
import {
  isRecentlySignedIn,
  type NeededRecency,
  NEEDS_RECENT_SIGN_IN,
} from '#src/platform/access/needs-recent-sign-in.js'
import { postedForm } from '#src/platform/http/forms/posted-form.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { SecondFactorsService } from '../second-factor/second-factors.service.js'
import { SignInConfirmationsService } from './sign-in-confirmations.service.js'

/** Denies routes with `@NeedsRecentSignIn()` to older sessions. The form of a page may contain the confirmation. */
@Injectable()
export class RecentSignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly secondFactors: SecondFactorsService,
    private readonly confirmations: SignInConfirmationsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()]
    const needed = this.reflector.getAllAndOverride<NeededRecency | undefined>(NEEDS_RECENT_SIGN_IN, route)
    if (!needed) return true
    const request = context.switchToHttp().getRequest<Request>()
    const { user } = request
    if (!user || isRecentlySignedIn(user)) return true
    if (needed === 'withSecondFactor' && !(await this.secondFactors.isEnabled(user.id))) return true
    const confirmation = postedForm(request)?.context.confirmation
    if (confirmation === undefined && needed === 'aboveLimit') return true
    if (confirmation === undefined) throw new Problem({ code: 'session.confirmation_required' })
    try {
      request.user = { ...user, confirmedAt: await this.confirmations.confirm(user, confirmation, request.sessionID) }
    } catch (error) {
      throw error instanceof Problem ? asRequired(error) : error
    }
    return true
  }
}

/** Returns the problem of a failed confirmation as one that the page of the confirmation shows. */
function asRequired({ code, errors, args }: Problem): Problem {
  const tooMany = { field: 'confirmation', code: 'confirmation.too_many', args: { seconds: Number(args.seconds) } }
  return new Problem({
    code: 'session.confirmation_required',
    errors: code === 'too_many_requests' ? [tooMany] : errors,
  })
}
