import { HttpException, type INestApplicationContext } from '@nestjs/common'
import { AccountsService } from '#src/admin/accounts/accounts.service.js'
import { OneTimePasswordsService } from '#src/admin/accounts/administrators/one-time-passwords.service.js'
import { UsersService } from '#src/admin/users/users.service.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { canonicalEmail } from '#src/shared/forms/typed-text.js'

/** Error of a command that cannot be executed, with a message for the operator. */
export class CommandRefused extends StartupError {}

const USAGE = `Usage: npm run admin -- create|reset|disable <email>
  create   adds an administrator and prints their one-time password
  reset    gives a user a new one-time password, takes their second factor and passkeys away, enables them
  disable  keeps a user from signing in`

type Command = (email: string, context: INestApplicationContext) => Promise<string>

const commands: Record<string, Command> = {
  create: async (email, context) => tell(email, await context.get(OneTimePasswordsService).addAdministrator(email)),
  reset: async (email, context) => tell(email, await context.get(OneTimePasswordsService).reset(email)),
  disable: async (email, context) => {
    const user = await context.get(UsersService).findByEmail(email)
    if (!user) throw new CommandRefused(`There is no user ${email}.`)
    await context.get(AccountsService).disable(user.id, {})
    return `${email} can no longer sign in.`
  },
}

/**
 * Parses a command.
 * @param words the command and the address
 * @returns a function that executes it and returns the output; it throws CommandRefused, too
 * @throws CommandRefused for invalid words
 */
export function administration(words: string[]): (context: INestApplicationContext) => Promise<string> {
  const [name = '', address = ''] = words
  const email = canonicalEmail(address)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || words.length !== 2 || !/^[^\s@]{1,64}@[^\s@]{1,189}$/.test(email)) throw new CommandRefused(USAGE)
  return (context) =>
    command(email, context).catch((error: unknown) => {
      throw inWords(error, email)
    })
}

function inWords(error: unknown, email: string): unknown {
  if (!(error instanceof HttpException)) return error
  if (error.getStatus() === 404) return new CommandRefused(`There is no user ${email}.`)
  const code = error instanceof Problem ? error.code : ''
  if (code === 'user.exists')
    return new CommandRefused(`${email} is a user already; \`reset\` issues a new one-time password.`)
  if (code === 'user.last_administrator')
    return new CommandRefused(`${email} is the last administrator who can sign in.`)
  return error
}

function tell(email: string, password: string): string {
  return `Sign in as ${email} with the one-time password ${password}`
}
