import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { hasCommonLocation, type LocationScope } from '#src/platform/access/location-scope.js'
import { displayName, User } from '#src/platform/access/user.entity.js'
import { canonicalEmail } from '#src/shared/forms/typed-text.js'
import type { Language } from '#src/shared/languages.js'
import type { Colleague } from './colleague.js'
import { hashPassword, isPassword } from './password.js'

@Injectable()
export class UsersService {
  /** Compared for unknown users, so that the response time does not reveal which addresses exist. */
  private readonly dummyHash = hashPassword(randomBytes(24).toString('base64url'))

  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id })
  }

  /** Returns all users who have a location of a scope in common, sorted by name. */
  async colleagues(scope: LocationScope): Promise<Colleague[]> {
    const users = await this.users
      .createQueryBuilder('colleague')
      .select(['colleague.id', 'colleague.email', 'colleague.name', 'colleague.role', 'colleague.locations'])
      .addSelect('colleague.disabledAt')
      .orderBy('COALESCE(colleague.name, colleague.email::text) COLLATE public.croatian')
      .getMany()
    const sharing = users.filter(({ locations }) => hasCommonLocation(locations, scope))
    return sharing.map((user) => ({
      id: user.id,
      email: user.email,
      name: displayName(user),
      locations: user.locations,
      assignable: !user.disabledAt && user.role !== 'editor',
    }))
  }

  /** Returns the user with an address as typed, or in its canonical spelling: old users may have kept another one. */
  async findByEmail(email: string): Promise<User | null> {
    const canonical = canonicalEmail(email)
    const user = await this.users.findOneBy({ email })
    return user || canonical === email ? user : this.users.findOneBy({ email: canonical })
  }

  /** Returns the user with this password. */
  async authenticate(email: string, password: string): Promise<User | null> {
    const user = await this.findByEmail(email)
    const matches = await isPassword(password, user?.passwordHash ?? (await this.dummyHash))
    return matches && !user?.disabledAt ? user : null
  }

  /** Updates the language of mails to the user. */
  async useLanguage({ id, language: present }: User, language: Language): Promise<void> {
    if (language !== present) await this.users.update({ id }, { language })
  }

  exist(): Promise<boolean> {
    return this.users.exists()
  }
}
