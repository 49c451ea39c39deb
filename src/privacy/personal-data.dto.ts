import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { personalData as fields } from '#src/shared/privacy/privacy.js'

/** E-mail address or telephone number of the data subject; one of them is required. */
export class PersonDto extends WithFields(Object, fields) {}

const counts = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } } as const

/** Hashes of a person's addresses, which an erasure keeps. */
class KeptHashesDto extends WithProperties({
  forgotten: is.flag('True if a hash of the address is stored to prevent further mails.'),
  refusesInvitations: is.flag(
    'True if a hash of an address is stored, so that it receives no invitation to write a review.',
  ),
}) {}

/** Amount of data on a person. */
export class HoldingsDto extends WithProperties(KeptHashesDto, {
  email: is.text({ nullable: true, maxLength: fields.email.maxLength, example: fields.email.example }),
  phone: is.text({ nullable: true, maxLength: fields.phone.maxLength, example: fields.phone.example }),
  held: is.property<Record<string, number>>({
    ...counts,
    description: 'Numbers of rows by table, and of mail files.',
  }),
  otherAddresses: is.texts({
    maxLength: fields.email.maxLength,
    description: 'Other addresses of these leads: of merged ones, or of the same telephone number.',
  }),
  foundByPhone: is.integer({
    description: 'Number of leads without an address that are included because of their telephone number and name.',
    example: 1,
  }),
  excludedAddresses: is.texts({
    maxLength: fields.email.maxLength,
    description:
      'Addresses of leads with a telephone number of the person that are not included: a number can be shared.',
  }),
  excludedNames: is.texts(
    'Names in leads without an address with a telephone number of the person that are not included: they differ.',
  ),
}) {}

/** All data on a person. */
export class PersonalDataDto extends WithProperties(HoldingsDto, {
  exportedAt: is.time(),
  data: is.property<Record<string, object[]>>({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    description: 'Stored rows by table, and mail files.',
  }),
}) {}

export class ErasureDto extends WithProperties(KeptHashesDto, {
  erased: is.property<Record<string, number>>({
    ...counts,
    description: 'Numbers of erased rows by table, and of mail files.',
  }),
}) {}
