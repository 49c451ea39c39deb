import { Body, HttpCode, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { Unscoped } from '#src/platform/access/scoped-access.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { CONFIRMATION_PATH, RecipientMailboxesService } from './recipient-mailboxes.service.js'
import { MailboxConfirmationDto } from './recipients.dto.js'

const LIMIT: RateLimit = { scope: 'mailbox-confirmation', points: 20, seconds: 600 }

@AdminController('mailbox-confirmation', 'admin')
@Unscoped('of a mailbox without an account')
export class MailboxConfirmationController {
  constructor(private readonly mailboxes: RecipientMailboxesService) {}

  @ApiOperation({
    summary: 'Confirm a mailbox that receives personal data',
    description:
      'With the token of the link that was mailed to it. All administrators and the other mailboxes are notified.',
  })
  @FormPage({ path: CONFIRMATION_PATH, form: 'mailboxConfirmation', done: `${CONFIRMATION_PATH}?done=confirmed` })
  @Post()
  @Public()
  @HttpCode(204)
  @RateLimited(LIMIT)
  @ApiNoContentResponse({ description: 'Mailbox confirmed.' })
  @ApiProblem(404)
  confirm(@Body() { token }: MailboxConfirmationDto): Promise<void> {
    return this.mailboxes.confirm(token)
  }
}
