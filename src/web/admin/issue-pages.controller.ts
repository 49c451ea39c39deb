import { Body, Controller, Param, Post, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { IssueSendingService } from '#src/newsletter/issues/issue-sending.service.js'
import { NewsletterIssuesService } from '#src/newsletter/issues/newsletter-issues.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { isLanguage } from '#src/shared/languages.js'
import { fromZagrebTime } from '#src/shared/zagreb-time.js'
import { AdminPagesService } from './admin-pages.service.js'
import { IssueActionDto, IssueSaveDto, NoFieldsDto } from './issue-page.dto.js'

const IssueId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))
const PAGES = '/admin/newsletter-issues'
const emptyDraft = { titleHr: '', textHr: '', titleEn: '', textEn: '' }

/** Issues of the newsletter: what staff write, and the owner sends. */
@ApiExcludeController()
@RequiredRole('staff')
@Controller('admin/newsletter-issues')
export class IssuePagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly issues: NewsletterIssuesService,
    private readonly sending: IssueSendingService,
  ) {}

  @Post()
  create(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'issue', dto: NoFieldsDto, body, user, request, response } as const
    return this.pages.take(submission, async () => `${PAGES}/${await this.issues.create(emptyDraft, user)}`)
  }

  /** Saves a draft, or sends it to its writer in the language that the address names. */
  @Post(':id')
  change(
    @IssueId() id: string,
    @Query('test') language: unknown,
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (isLanguage(language)) {
      const submission = { form: 'issueTest', dto: NoFieldsDto, body, user, request, response } as const
      return this.pages.take(submission, async () => {
        await this.issues.test(id, language, user)
        return `${PAGES}/${id}?done=test`
      })
    }
    const submission = { form: 'issue', dto: IssueSaveDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ version, ...texts }) => {
      await this.issues.save(id, texts, Number(version), user)
      return `${PAGES}/${id}?done=save`
    })
  }

  @RequiredRole('admin')
  @Post(':id/sending')
  act(
    @IssueId() id: string,
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'issueSending', dto: IssueActionDto, body, user, request, response } as const
    return this.pages.take(submission, async ({ action, version, at }) => {
      if (action === 'schedule') await this.sending.schedule(id, momentOf(at), Number(version), user)
      else if (action === 'send') await this.sending.send(id, Number(version), user)
      else await this.sending[action](id, user)
      return action === 'remove' ? PAGES : `${PAGES}/${id}/sending?done=${action}`
    })
  }
}

/** @throws Problem 422 */
function momentOf(local: string): Date {
  const moment = new Date(fromZagrebTime(local))
  if (Number.isNaN(moment.getTime())) throw Problem.validation([{ field: 'at', code: 'date.invalid' }])
  return moment
}
