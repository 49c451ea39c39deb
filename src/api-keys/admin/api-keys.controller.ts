import { Body, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { withLocations } from '#src/platform/access/location-binding.js'
import { NeedsRecentSignIn } from '#src/platform/access/needs-recent-sign-in.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { withBoxes } from '#src/platform/http/forms/boxes.js'
import { FormPage, SHOW_RESULT } from '#src/platform/http/forms/form-page.decorator.js'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { apiScopes } from '#src/shared/admin/api-scopes.js'
import { readTyped } from '#src/shared/typed-times.js'
import { AdminApiKeysService } from './admin-api-keys.service.js'
import { ApiKeysDto, KeyLocationsDto, MadeApiKeyDto, NewApiKeyDto } from './api-key.dto.js'

@AdminController('api-keys', 'admin')
export class ApiKeysController {
  constructor(private readonly keys: AdminApiKeysService) {}

  @ApiOperation({ summary: 'List API keys' })
  @Get()
  @ApiOkResponse({ type: ApiKeysDto })
  @PageRead('apiKeys')
  async list(): Promise<ApiKeysDto> {
    return { items: await this.keys.list() }
  }

  @ApiOperation({ summary: 'Create an API key' })
  @FormPage({
    path: '/admin/api-keys/new',
    form: 'apiKey',
    fields: ({ expiresOn, ...posted }) => ({
      ...withLocations(withBoxes(posted, 'scopes', apiScopes)),
      ...(expiresOn !== undefined && {
        expiresOn: typeof expiresOn === 'string' ? readTyped('date', expiresOn) : expiresOn,
      }),
    }),
    done: SHOW_RESULT,
  })
  @Post()
  @NeedsRecentSignIn()
  @ApiCreatedResponse({ type: MadeApiKeyDto })
  make(@Body() asked: NewApiKeyDto, @CurrentUser() actor: SignedInUser): Promise<MadeApiKeyDto> {
    return this.keys.make(asked, actor)
  }

  @ApiOperation({
    summary: 'Bind an API key to locations',
    description:
      'Takes effect with the next request. Cursors that the key received before answer 410 to lists of leads and bookings: its client ' +
      'must discard all copies of them and start without a cursor.',
  })
  @FormPage({
    path: '/admin/api-keys/:id',
    form: 'apiKeyLocations',
    when: { action: 'locations' },
    keepsFields: true,
    fields: withLocations,
    done: '/admin/api-keys?done=locations',
  })
  @Put(':id/locations')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Locations changed.' })
  bind(
    @Param('id', new UuidPipe({ errorHttpStatusCode: 404 })) id: string,
    @Body() { locations }: KeyLocationsDto,
    @CurrentUser() actor: SignedInUser,
  ): Promise<void> {
    return this.keys.bind(id, locations, actor)
  }

  @ApiOperation({ summary: 'Revoke an API key' })
  @FormPage({
    path: '/admin/api-keys/:id',
    form: 'apiKeyRevocation',
    done: '/admin/api-keys?done=revoke',
  })
  @Post(':id/revoke')
  @NeedsRecentSignIn()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'API key revoked.' })
  revoke(
    @Param('id', new UuidPipe({ errorHttpStatusCode: 404 })) id: string,
    @CurrentUser() actor: SignedInUser,
  ): Promise<void> {
    return this.keys.revoke(id, actor)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    apiKeys: Read<ApiKeysController['list']>
  }
}
