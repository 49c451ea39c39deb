import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AdminApiKeysService } from '#src/api-keys/admin/admin-api-keys.service.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { AdminPagesService } from './admin-pages.service.js'
import { ApiKeyPageDto, withScopes } from './api-key-page.dto.js'
import { NoFieldsDto } from './issue-page.dto.js'

/** The keys of programs: what the owner does with them. */
@ApiExcludeController()
@RequiredRole('admin')
@Controller('admin/api-keys')
export class ApiKeyPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly keys: AdminApiKeysService,
  ) {}

  @Post('new')
  make(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = {
      ...({ form: 'apiKey', dto: ApiKeyPageDto, body: withScopes(body) } as const),
      ...{ user, request, response },
    }
    return this.pages.take(submission, async (asked) => {
      const { name, key } = await this.keys.make(asked, user)
      return { apiKey: { name, key } }
    })
  }

  @Post(':id')
  revoke(
    @Param('id', new UuidPipe({ errorHttpStatusCode: 404 })) id: string,
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'apiKeyRevocation', dto: NoFieldsDto, body, user, request, response } as const
    return this.pages.take(submission, async () => {
      await this.keys.revoke(id, user)
      return '/admin/api-keys?done=revoke'
    })
  }
}
