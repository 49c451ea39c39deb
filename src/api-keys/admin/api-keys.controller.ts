import { Body, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { UuidPipe } from '#src/platform/http/validation/uuid.pipe.js'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { AdminApiKeysService } from './admin-api-keys.service.js'
import { ApiKeysDto, MadeApiKeyDto, NewApiKeyDto } from './api-key.dto.js'

@AdminController('api-keys', { role: 'admin' })
export class ApiKeysController {
  constructor(private readonly keys: AdminApiKeysService) {}

  @ApiOperation({ summary: 'Lists the keys of programs' })
  @Get()
  @ApiOkResponse({ type: ApiKeysDto })
  async list(): Promise<ApiKeysDto> {
    return { items: await this.keys.list() }
  }

  @ApiOperation({ summary: 'Makes a key for a program; the answer holds it this once' })
  @Post()
  @ApiCreatedResponse({ type: MadeApiKeyDto })
  make(@Body() asked: NewApiKeyDto, @CurrentUser() actor: SignedInUser): Promise<MadeApiKeyDto> {
    return this.keys.make(asked, actor)
  }

  @ApiOperation({ summary: 'Revokes a key for good; at once it opens nothing' })
  @Post(':id/revoke')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Revoked.' })
  revoke(
    @Param('id', new UuidPipe({ errorHttpStatusCode: 404 })) id: string,
    @CurrentUser() actor: SignedInUser,
  ): Promise<void> {
    return this.keys.revoke(id, actor)
  }
}
