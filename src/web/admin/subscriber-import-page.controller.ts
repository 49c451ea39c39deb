import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { SubscriberImportDto } from '#src/newsletter/subscribers/subscriber-import.dto.js'
import { SubscriberImportService } from '#src/newsletter/subscribers/subscriber-import.service.js'
import { AdminPagesService } from './admin-pages.service.js'

const PAGE = '/admin/newsletter-subscribers/import'
/** Of the lines without an address, so many are named. */
const MOST_NAMED = 20

/** Addresses from elsewhere: the owner brings them. */
@ApiExcludeController()
@RequiredRole('admin')
@Controller(PAGE)
export class SubscriberImportPageController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly imports: SubscriberImportService,
  ) {}

  @Post()
  import(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'subscriberImport', dto: SubscriberImportDto, body, user, request, response } as const
    return this.pages.take(submission, async (table) => {
      const { added, known, refused } = await this.imports.import(table, user)
      const lines = refused.slice(0, MOST_NAMED).join(', ') + (refused.length > MOST_NAMED ? ' …' : '')
      const query = new URLSearchParams({ added: String(added), known: String(known), ...(lines && { lines }) })
      return `${PAGE}?${query.toString()}`
    })
  }
}
