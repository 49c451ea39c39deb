import { Injectable } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import { Strategy } from 'passport-local'
import type { User } from '#src/platform/access/user.entity.js'
import { UsersService } from '../users/users.service.js'

/** Authenticates by e-mail address and password. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UsersService) {
    super({ usernameField: 'email', passwordField: 'password' })
  }

  validate(email: string, password: string): Promise<User | null> {
    return this.users.authenticate(email, password)
  }
}
