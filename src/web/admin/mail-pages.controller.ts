import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { OutgoingMailsService } from '#src/operations/mails/outgoing-mails.service.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { AdminPagesService } from './admin-pages.service.js'

/** Its form asks for one thing, and has no fields. */
class SendAgainDto {}

/** A mail: what the owner does with it. */
@ApiExcludeController()
@RequiredRole('admin')
@Controller('admin/outgoing-mails')
export class MailPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly mails: OutgoingMailsService,
  ) {}

  @Post(':id')
  sendAgain(
    @Param('id', new UuidPipe({ errorHttpStatusCode: 404 })) id: string,
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'mail', dto: SendAgainDto, body, user, request, response } as const
    return this.pages.take(submission, async () => {
      await this.mails.sendAgain(id, user)
      return `/admin/outgoing-mails/${id}?done=sendAgain`
    })
  }
}
