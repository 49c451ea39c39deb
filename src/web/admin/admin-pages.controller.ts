import { Controller, Get, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { OpenBefore } from '#src/platform/access/account-step.js'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import type { Role } from '#src/shared/admin/role.js'
import { sections } from '#src/shared/admin/sections.js'
import { AdminPagesService } from './admin-pages.service.js'

const withData = (path: string) => [path, `${path}/index.pageContext.json`]
const withAllBelow = (path: string) => [path, `${path}/*path`]

/** Returns the addresses of sections that exactly these roles may open besides administrators, with all below them. */
function addressesFor(...roles: Role[]): string[] {
  const paths = Object.entries(sections).filter(([, allowed]) => allowed.join() === roles.join())
  return paths.flatMap(([path]) => withAllBelow(path))
}

/** Pages below /admin, closed by the access guard as any route is. */
@ApiExcludeController()
@RequiredRole('staff', 'editor')
@ScopedByLocation()
@Controller('admin')
export class AdminPagesController {
  constructor(private readonly pages: AdminPagesService) {}

  @OpenBefore('password')
  @Get(withData('account/password'))
  showPassword(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.show(user, request, response)
  }

  @OpenBefore('secondFactor')
  @Get([
    ...withData('account/second-factor'),
    ...withData('account/second-factor/setup'),
    ...withData('account/passkeys'),
  ])
  showSecondFactor(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response) {
    return this.pages.show(user, request, response)
  }

  @RequiredRole('admin')
  @Get(addressesFor())
  showToAdministrators(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response) {
    return this.pages.show(user, request, response)
  }

  @RequiredRole('staff')
  @Get(addressesFor('staff'))
  showToStaff(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response) {
    return this.pages.show(user, request, response)
  }

  @RequiredRole('editor')
  @Get([...withAllBelow('newsletter-subscribers/import'), ...addressesFor('editor')])
  showToEditors(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response) {
    return this.pages.show(user, request, response)
  }

  /** Every other page, also the one that says there is none. */
  @Get('*path')
  show(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.pages.show(user, request, response)
  }
}
