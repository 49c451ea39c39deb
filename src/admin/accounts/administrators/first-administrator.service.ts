import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { DEFAULT_EMAIL } from './check-first-administrator.js'
import { AdministratorsService } from './administrators.service.js'
import { newOneTimePassword } from '../../users/password.js'
import { UsersService } from '../../users/users.service.js'

/** Sees to it that someone can sign in to a new installation; several processes may start at once. */
@Injectable()
export class FirstAdministratorService implements OnApplicationBootstrap {
  /** An account made at this start with a password that is nowhere else: show it once, log it never. */
  credentials?: { email: string; password: string }

  constructor(
    private readonly users: UsersService,
    private readonly administrators: AdministratorsService,
    private readonly environment: Environment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminEmail: email = DEFAULT_EMAIL, adminPassword } = this.environment
    if (adminPassword) {
      await this.administrators.addIfNew(email, adminPassword, { mustChangePassword: false })
    } else if (!(await this.users.exist())) {
      const password = newOneTimePassword()
      const added = await this.administrators.addIfNew(email, password, { mustChangePassword: true })
      if (added) this.credentials = { email, password }
    }
  }
}
