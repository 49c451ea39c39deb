import { Injectable } from '@nestjs/common'
import { parseCookie } from 'cookie'
import type { Request, Response } from 'express'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { canonicalAddress } from '../canonical-address.js'
import { type FormSubmission, FormSubmissionsService } from '../form-submissions.service.js'
import type { Issued } from '../form-outcome.js'
import { sendPageDataNotFound } from '../page-data-not-found.js'
import { PageResponderService } from '../page-responder.service.js'
import type { PageInputs } from '../page-renderer.service.js'
import { pageRequestOf } from '../parsed-page-request.js'
import { StaffPageQueriesFactory } from './staff-page-queries.factory.js'
import { DENSITY_COOKIE, readDensity } from '#src/shared/admin/density.js'
import { JsonFile } from './json-file.js'
import { HIDDEN_COLUMNS_COOKIE, readHiddenColumns } from '#src/shared/admin/hidden-columns.js'

type AdminSubmission<T> = Omit<FormSubmission<T>, 'page'> & { user: SignedInUser }

/** Pages behind the sign-in page, each made for who asks. */
@Injectable()
export class AdminPagesService {
  constructor(
    private readonly pages: PageResponderService,
    private readonly forms: FormSubmissionsService,
    private readonly queries: StaffPageQueriesFactory,
  ) {}

  /** Under its one address only: under another, a route of wider access might have matched. */
  async show(user: SignedInUser, request: Request, response: Response): Promise<void> {
    const page = pageRequestOf(request)
    const canonical = canonicalAddress(page)
    if (canonical && page.wantsData) return sendPageDataNotFound(response)
    if (canonical) return response.redirect(308, canonical)
    await this.pages.respondUncached(this.inputsFor(user, request), request, response)
  }

  /** Does what a form asks for, and goes on to the address that `act` names, or shows what it has made, or sends its file. */
  async take<T>(
    { user, ...submission }: AdminSubmission<T>,
    act: (fields: T) => Promise<string | Issued | JsonFile>,
  ): Promise<void> {
    const ofUser = { ...submission, page: this.inputsFor(user, submission.request) }
    await this.forms.take(ofUser, async (fields) => {
      const result = await act(fields)
      if (typeof result === 'string') submission.response.redirect(303, result)
      else if (result instanceof JsonFile) result.send(submission.response)
      else await this.forms.showIssued(ofUser, result)
    })
  }

  private inputsFor(user: SignedInUser, { sessionID, headers }: Request): PageInputs {
    const { email, role, mustChangePassword } = user
    const cookies = parseCookie(headers.cookie ?? '')
    const hiddenColumns = readHiddenColumns(cookies[HIDDEN_COLUMNS_COOKIE])
    const density = readDensity(cookies[DENSITY_COOKIE])
    const admin = this.queries.for({ user, sessionId: sessionID })
    return { staff: { user: { email, role, mustChangePassword }, admin, hiddenColumns, density } }
  }
}
