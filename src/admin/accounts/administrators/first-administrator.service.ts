import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { newOneTimePassword } from '../../users/password.js'
import { UsersService } from '../../users/users.service.js'
import { AdministratorsService } from './administrators.service.js'
import { DEFAULT_EMAIL } from './check-first-administrator.js'

/** Ensures that a new installation has an administrator, who is notified of leads; several processes may start at once. */
@Injectable()
export class FirstAdministratorService implements OnApplicationBootstrap {
  /** Account created at this start with a random password, to be shown once. */
  credentials?: { email: string; password: string }

  constructor(
    private readonly users: UsersService,
    private readonly administrators: AdministratorsService,
    private readonly environment: Environment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminEmail: email = DEFAULT_EMAIL, adminPassword } = this.environment
    const isFirst = !(await this.users.exist())
    const leadsByMail = isFirst ? 'atOnce' : 'none'
    if (adminPassword) {
      await this.administrators.addIfNew(email, adminPassword, { mustChangePassword: false, leadsByMail })
    } else if (isFirst) {
      const password = newOneTimePassword()
      const added = await this.administrators.addIfNew(email, password, { mustChangePassword: true, leadsByMail })
      if (added) this.credentials = { email, password }
    }
  }
}
