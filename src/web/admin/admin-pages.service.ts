import { Injectable } from '@nestjs/common'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import { SessionDto } from '#src/admin/session/session.dto.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { DENSITY_COOKIE, readDensity } from '#src/shared/admin/density.js'
import { HIDDEN_COLUMNS_COOKIE, readHiddenColumns } from '#src/shared/admin/hidden-columns.js'
import { PageResponderService } from '../page-responder.service.js'
import type { PageInputs } from '../pages/page-renderer.service.js'
import { canonicalAddress, pageRequestOf } from '../pages/page-request.js'
import { StaffReadsFactory } from '../pages/staff-reads.factory.js'

/** Pages behind the sign-in page, each rendered for one user. */
@Injectable()
export class AdminPagesService {
  constructor(
    private readonly pages: PageResponderService,
    private readonly reads: StaffReadsFactory,
  ) {}

  /** Under its one address only: under another, a route of wider access might have matched. */
  async show(user: SignedInUser, request: Request, response: Response): Promise<void> {
    const page = pageRequestOf(request)
    const canonical = canonicalAddress(page)
    if (canonical && page.wantsData) return this.pages.respondWithoutData(response)
    if (canonical) return response.redirect(308, canonical)
    await this.pages.respondUncached(this.inputsFor(user, request), request, response)
  }

  inputsFor(user: SignedInUser, request: Request): PageInputs {
    const cookies = parseCookie(request.headers.cookie ?? '')
    const hiddenColumns = readHiddenColumns(cookies[HIDDEN_COLUMNS_COOKIE])
    const density = readDensity(cookies[DENSITY_COOKIE])
    const admin = this.reads.for(user, request)
    return { staff: { user: SessionDto.of(user), admin, hiddenColumns, density } }
  }
}
