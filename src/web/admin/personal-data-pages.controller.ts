import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { RequiredRole } from '#src/platform/access/required-role.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { PersonalDataService } from '#src/privacy/personal-data.service.js'
import type { Issued } from '../form-outcome.js'
import { AdminPagesService } from './admin-pages.service.js'
import { JsonFile } from './json-file.js'
import { PersonalDataActionDto } from './personal-data-action.dto.js'

/** What is held about one person: what the owner does with it. */
@ApiExcludeController()
@RequiredRole('admin')
@Controller('admin/personal-data')
export class PersonalDataPagesController {
  constructor(
    private readonly pages: AdminPagesService,
    private readonly personalData: PersonalDataService,
  ) {}

  @Post()
  handle(
    @Body() body: unknown,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const submission = { form: 'personalData', dto: PersonalDataActionDto, body, user, request, response } as const
    return this.pages.take(submission, (asked) => this.apply(asked, user))
  }

  private async apply(
    { action, email }: PersonalDataActionDto,
    actor: SignedInUser,
  ): Promise<string | Issued | JsonFile> {
    if (action === 'export') return new JsonFile('personal-data', await this.personalData.export(email, { actor }))
    if (action !== 'erase') return { holdings: await this.personalData.find(email, { actor }) }
    await this.personalData.erase(email, { actor })
    return '/admin/personal-data?done=erase'
  }
}
