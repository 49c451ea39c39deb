import { Module } from '@nestjs/common'
import { ApiKeysModule } from '../../api-keys/api-keys.module.js'
import { ChangeFeedModule } from '../changes/change-feed.module.js'
import { IntegratorSubscribersController } from './integrator-subscribers.controller.js'

/** API of newsletter subscribers for integrators. */
@Module({ imports: [ApiKeysModule, ChangeFeedModule], controllers: [IntegratorSubscribersController] })
export class SubscriberApiModule {}
