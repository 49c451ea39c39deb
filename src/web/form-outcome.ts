import type { HoldingsDto } from '#src/privacy/personal-data.dto.js'
import type { TestMessageDto } from '#src/operations/settings/settings.dto.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'

/** The forms that a page may be shown again with. */
export type FormName =
  | 'contact'
  | 'appointment'
  | 'voucher'
  | 'franchise'
  | 'newsletter'
  | 'own-data'
  | 'signIn'
  | 'code'
  | 'invitation'
  | 'forgottenPassword'
  | 'password'
  | 'name'
  | 'leadsByMail'
  | 'secondFactor'
  | 'secondFactorSetup'
  | 'recoveryCodes'
  | 'secondFactorOff'
  | 'sessions'
  | 'invite'
  | 'user'
  | 'mail'
  | 'subscriberImport'
  | 'issue'
  | 'issueTest'
  | 'issueSending'
  | 'personalData'
  | 'settings'
  | 'webhook'
  | 'webhookAction'
  | 'apiKey'
  | 'apiKeyRevocation'

/** What the server made for the sender of a form, to be shown this once. */
export interface Issued {
  recoveryCodes?: string[]
  /** To hand over to a person, with whom it is for. */
  invitation?: { link: string; email: string; expiresAt: Date }
  /** How much is held about a person. */
  holdings?: HoldingsDto
  /** What became of a mail that was sent to try. */
  testMessage?: TestMessageDto
  /** What the messages to an endpoint are signed with. */
  webhookSecret?: { id: string; secret: string }
  /** Of a program, with what it is called. */
  apiKey?: { name: string; key: string }
}

/** What became of a form that was posted without JavaScript; the page shows it where the browser would. A status below 300: it was taken. */
export interface FormOutcome {
  form: FormName
  /** HTTP status of the answer. */
  status: number
  /** What was typed, to be shown again. */
  values: Record<string, string>
  errors: FieldFault[]
  /** What went wrong, as the API names it; also the key of its words in the `problem` texts. */
  code?: ProblemCode
  /** Until the next try is welcome, when there were too many. */
  seconds?: number
  /** To be answered by waiting, where too many forms come from one address. */
  challenge?: string
  /** It was not sent, and is shown for its sender to look at what was typed. */
  unsent?: boolean
  issued?: Issued
}
