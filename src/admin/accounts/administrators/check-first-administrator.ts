import { type Environment, InvalidEnvironment } from '#src/platform/config/environment.js'
import { isCommonPassword } from '../../users/password-rules.js'

export const DEFAULT_EMAIL = 'admin@localhost'

/**
 * Validates the configured administrator. @throws InvalidEnvironment for a password that the site accepts from no user
 */
export function checkFirstAdministrator({ adminEmail = DEFAULT_EMAIL, adminPassword }: Environment): void {
  if (adminPassword && isCommonPassword(adminPassword, adminEmail)) {
    throw new InvalidEnvironment('ADMIN_PASSWORD is among the passwords that attackers try first: choose another')
  }
}
