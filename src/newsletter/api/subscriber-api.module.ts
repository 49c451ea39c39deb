import { Module } from '@nestjs/common'
import { ApiKeysModule } from '#src/api-keys/api-keys.module.js'
import { ChangeFeedModule } from '#src/change-feed/change-feed.module.js'
import { IntegratorSubscribersController } from './integrator-subscribers.controller.js'

/** API of newsletter subscribers for integrators. */
@Module({ imports: [ApiKeysModule, ChangeFeedModule], controllers: [IntegratorSubscribersController] })
export class SubscriberApiModule {}
