import { Controller, Get, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { OpenBeforePasswordChange } from '#src/platform/access/open-before-password-change.decorator.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AdminPagesService } from './admin-pages.service.js'

/** Addresses that only administrators may open, with all addresses below them. */
const ownerSections = [
  'content',
  'newsletter-subscribers/import',
  'outgoing-mails',
  'users',
  'audit-log',
  'personal-data',
  'settings',
  'webhooks',
  'api-keys',
]

/** Pages below /admin, closed by the access guard as any route is. */
@ApiExcludeController()
@RequiredRole('staff')
@Controller('admin')
export class AdminPagesController {
  constructor(private readonly pages: AdminPagesService) {}

  @OpenBeforePasswordChange()
  @Get(['account/password', 'account/password/index.pageContext.json'])
  showPassword(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.show(user, request, response)
  }

  @RequiredRole('admin')
  @Get(ownerSections.flatMap((section) => [section, `${section}/*path`]))
  showToOwner(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.show(user, request, response)
  }

  /** Every other page, also the one that says there is none. */
  @Get('*path')
  show(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.show(user, request, response)
  }
}
