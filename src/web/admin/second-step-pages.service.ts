import { Injectable } from '@nestjs/common'
import type { Request } from 'express'
import { PasskeysService } from '#src/admin/passkeys/passkeys.service.js'
import { SecondFactorsService } from '#src/admin/second-factor/second-factors.service.js'
import { SecondStepService } from '#src/admin/session/second-step.service.js'
import type { PageInputs } from '../pages/page-renderer.service.js'

/** Inputs of the page of the second step, by the user whose password the browser has sent. */
@Injectable()
export class SecondStepPagesService {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly secondFactors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
  ) {}

  /** Returns undefined if no second step is owed. */
  async inputsFor(request: Request): Promise<PageInputs | undefined> {
    const user = await this.secondStep.recall(request)
    if (!user) return undefined
    const app = (await this.secondFactors.findConfirmed(user.id)) !== null
    return { secondFactors: { app, passkeys: (await this.passkeys.count(user.id)) > 0 } }
  }
}
