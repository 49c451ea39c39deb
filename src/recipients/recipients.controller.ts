import { Body, Delete, Get, HttpCode, NotFoundException, Param, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger'
import { StandingAccessService } from '#src/admin/standing-access/standing-access.service.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { type StandingAccessKind, standingAccessKinds } from '#src/shared/admin/standing-access.js'
import { RecipientMailboxesService } from './recipient-mailboxes.service.js'
import { MailboxDto, NewMailboxDto, RecipientsDto } from './recipients.dto.js'
import { RecipientsService } from './recipients.service.js'

const PAGE = '/admin/recipients'

/** Register of the recipients of personal data. */
@AdminController('recipients', 'admin')
export class RecipientsController {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly mailboxes: RecipientMailboxesService,
    private readonly standingAccess: StandingAccessService,
  ) {}

  @ApiOperation({
    summary: 'List the recipients of personal data',
    description: 'Mailboxes of locations and of the head office, API keys, webhooks and secret addresses.',
  })
  @Get()
  @ApiOkResponse({ type: RecipientsDto })
  @PageRead('recipients')
  list(): Promise<RecipientsDto> {
    return this.recipients.list()
  }

  @ApiOperation({
    summary: 'Add a mailbox that receives personal data',
    description:
      'A link is mailed to the mailbox, which receives nothing else before the link is confirmed, within seven days. Meanwhile the ' +
      'others still receive. All administrators and the other mailboxes are notified. Repeating it sends a new link.',
  })
  @FormPage({ path: PAGE, form: 'recipientMailbox', when: { action: 'add' }, done: `${PAGE}?done=added` })
  @NeedsRecentSignIn()
  @Post('mailboxes')
  @ApiCreatedResponse({ type: MailboxDto })
  @ApiProblem(409)
  add(@Body() asked: NewMailboxDto, @CurrentUser() actor: SignedInUser): Promise<MailboxDto> {
    return this.mailboxes.add(asked, actor)
  }

  @ApiOperation({
    summary: 'End a mailbox that receives personal data',
    description:
      'Leads of a location without a mailbox go to the head office; without one there, to the administrators. The mailbox, the others ' +
      'and all administrators are notified.',
  })
  @FormPage({ path: `${PAGE}/mailboxes/:id`, done: `${PAGE}?done=ended` })
  @NeedsRecentSignIn()
  @Delete('mailboxes/:id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Mailbox ended.' })
  @ApiProblem(404)
  end(
    @Param('id', new UuidPipe({ errorHttpStatusCode: 404 })) id: string,
    @CurrentUser() actor: SignedInUser,
  ): Promise<void> {
    return this.mailboxes.end(id, actor)
  }

  @ApiOperation({
    summary: 'End an API key, a webhook or a secret address',
    description: 'A webhook is disabled, and can be enabled again.',
  })
  @ApiParam({ name: 'kind', enum: standingAccessKinds })
  @FormPage({ path: `${PAGE}/access/:kind/:id`, done: `${PAGE}?done=ended` })
  @NeedsRecentSignIn()
  @Delete('access/:kind/:id')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Access ended.' })
  @ApiProblem(404)
  endAccess(@Param('kind') kind: string, @Param('id') id: string, @CurrentUser() actor: SignedInUser): Promise<void> {
    if (!isKind(kind)) throw new NotFoundException()
    return this.standingAccess.end(kind, id, actor)
  }
}

function isKind(kind: string): kind is StandingAccessKind {
  return (standingAccessKinds as readonly string[]).includes(kind)
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    recipients: Read<RecipientsController['list']>
  }
}
