import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { Settings } from './settings.entity.js'
import { SettingsService } from './settings.service.js'

/** Settings of the owner, available to all modules. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Settings])],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
