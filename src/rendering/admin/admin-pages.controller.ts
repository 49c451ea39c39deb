import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '../../admin/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '../../admin/access/signed-in-user.js'
import { SignInDto } from '../../admin/session/sign-in.dto.js'
import { SignIn } from '../../admin/session/sign-in.service.js'
import { StaffSessions } from '../../admin/session/staff-sessions.js'
import { Public } from '../../http/public.decorator.js'
import { canonicalAddress } from '../canonical-address.js'
import { FormPosts } from '../form-posts.service.js'
import { askForFullLoad } from '../full-load.js'
import { PageCache } from '../page-cache.service.js'
import { parsePageRequest } from '../page-request.js'
import { AdminPageQueriesFactory } from './admin-page-queries.factory.js'
import { ownAddress } from './own-address.js'

/** What only the owner may see: each with all that is below it. */
const ownerSections = ['content']

/** The pages below /admin: all but the sign-in page are closed by the access guard, as any route is. */
@ApiExcludeController()
@RequiredRole('staff')
@Controller('admin')
export class AdminPagesController {
  constructor(
    private readonly pages: PageCache,
    private readonly forms: FormPosts,
    private readonly queries: AdminPageQueriesFactory,
    private readonly signIn: SignIn,
    private readonly sessions: StaffSessions,
  ) {}

  @Public()
  @Get(['/', 'index.pageContext.json', 'login', 'login/index.pageContext.json'])
  async showSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    const page = parsePageRequest(request)
    const canonical = canonicalAddress(page)
    if (page.wantsData && (canonical || request.user)) return askForFullLoad(response)
    if (canonical) return response.redirect(308, canonical)
    if (request.user) return response.redirect(303, ownAddress(request.query.next))
    await this.pages.respondWith({}, request, response)
  }

  @Public()
  @Post('login')
  async begin(@Body() body: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    try {
      await this.signIn.attempt(await this.forms.validate(body, SignInDto), request, response)
    } catch (error) {
      await this.forms.showAgain(error, { form: 'signIn', body, request, response })
      return
    }
    response.redirect(303, ownAddress(request.query.next))
  }

  @Public()
  @Post('logout')
  async end(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.sessions.end(request, response)
    response.redirect(303, '/admin/login?signedOut=1')
  }

  @RequiredRole('admin')
  @Get(ownerSections.flatMap((section) => [section, `${section}/*path`]))
  showToOwner(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.show(user, request, response)
  }

  /** Every other page, also the one that says there is none. */
  @Get('*path')
  async show(@CurrentUser() user: SignedInUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = parsePageRequest(request)
    const canonical = canonicalAddress(page)
    if (canonical && !page.wantsData) return response.redirect(308, canonical)
    const { email, role } = user
    await this.pages.respondWith({ staff: { user: { email, role }, admin: this.queries.for(user) } }, request, response)
  }
}
