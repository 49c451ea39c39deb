import { Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common'
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { FormPage } from '#src/platform/http/forms/form-page.decorator.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { LETTER_POLICY } from '#src/platform/mail/letter-policy.js'
import { PageRead, type ReadMany, type ReadOne } from '#src/platform/page-queries/page-read.decorator.js'
import { OutgoingMailDetailsDto, OutgoingMailsPageDto } from './outgoing-mail.dto.js'
import { OutgoingMailQueryDto } from './outgoing-mail-query.dto.js'
import { OutgoingMailsService } from './outgoing-mails.service.js'

const MailId = () => Param('id', new UuidPipe({ errorHttpStatusCode: 404 }))

@AdminController('outgoing-mails', 'admin')
export class OutgoingMailsController {
  constructor(private readonly mails: OutgoingMailsService) {}

  @ApiOperation({ summary: 'List outgoing mails' })
  @Get()
  @ApiOkResponse({ type: OutgoingMailsPageDto })
  @PageRead('outgoingMails')
  list(@Query() query: OutgoingMailQueryDto): Promise<OutgoingMailsPageDto> {
    return this.mails.list(query)
  }

  @ApiOperation({ summary: 'Get an outgoing mail' })
  @Get(':id')
  @ApiOkResponse({ type: OutgoingMailDetailsDto })
  @ApiProblem(404)
  @PageRead('outgoingMail')
  read(@MailId() id: string, @CurrentUser() user: SignedInUser): Promise<OutgoingMailDetailsDto> {
    return this.mails.read(id, user)
  }

  @ApiOperation({ summary: 'Get the HTML of an outgoing mail' })
  @Get(':id/html')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', LETTER_POLICY)
  @Header('Origin-Agent-Cluster', '?0') // a sandboxed page has an opaque origin
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(404)
  html(@MailId() id: string, @CurrentUser() user: SignedInUser): Promise<string> {
    return this.mails.html(id, user)
  }

  @ApiOperation({ summary: 'Retry a failed mail' })
  @FormPage({
    path: '/admin/outgoing-mails/:id',
    form: 'mail',
    done: '/admin/outgoing-mails/:id?done=sendAgain',
  })
  @Post(':id/send-again')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Mail queued.' })
  @ApiProblem(404, 409)
  sendAgain(@MailId() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.mails.sendAgain(id, user)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    outgoingMails: ReadMany<OutgoingMailsController['list'], OutgoingMailQueryDto>
    outgoingMail: ReadOne<OutgoingMailsController['read']>
  }
}
