import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { Environment } from '../config/environment.js'
import type { Period } from '../config/period.js'
import type { Retention } from '../config/retention.js'
import { namesOf } from '#src/shared/forms/field.js'
import { retentionFields, type SettingName } from '#src/shared/settings/settings.js'
import { addressesIn } from '#src/shared/settings/address-list.js'
import { hoursIn } from '#src/shared/settings/hours.js'
import { readPeriod } from '#src/shared/settings/period-text.js'
import { type Mailbox, readMailbox } from './mailbox.js'
import { Settings } from './settings.entity.js'
import { variables } from './variables.js'

/** What counts now. */
export interface CurrentSettings {
  sender: Mailbox
  /** Where staff hear of leads that no location answers; none: at the address of the business. */
  staffEmails: string[]
  /** When digests go out, on the clocks of Zagreb. */
  digestHours: number[]
  retention: Retention
}

/** What the environment sets, else what the owner has set, else what is usual. Read when it is used: a change counts at once, in every process. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  /** @param manager of a transaction, in one */
  async current(manager: EntityManager = this.dataSource.manager): Promise<CurrentSettings> {
    const { values } = await manager.findOneByOrFail(Settings, { one: true })
    return this.resolve(values)
  }

  /** What counts where the owner has set this. */
  resolve(values: Settings['values']): CurrentSettings {
    const own = (name: SettingName) => (this.variableOf(name) ? undefined : values[name])
    const usual = readMailbox(this.environment.mailFrom)
    const staffEmails = own('staffEmails')
    const digestHours = own('digestHours')
    const retention = namesOf(retentionFields).map((kind): [string, Period] => [
      kind,
      readPeriod(own(kind) ?? '') ?? this.environment.retention[kind],
    ])
    return {
      sender: { name: own('senderName') ?? usual.name, address: own('senderEmail') ?? usual.address },
      staffEmails: staffEmails ? addressesIn(staffEmails) : this.environment.staffEmails,
      digestHours: digestHours ? hoursIn(digestHours) : this.environment.digestHours,
      retention: Object.fromEntries(retention) as Record<keyof typeof retentionFields, Period>,
    }
  }

  /** The variable of the environment that sets it, where one does: it wins. */
  variableOf(name: SettingName): string | undefined {
    return this.environment.setVariables.find((variable) => variable === variables[name])
  }
}
