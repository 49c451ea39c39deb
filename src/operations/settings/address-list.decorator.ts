import { isEmail, ValidateBy } from 'class-validator'
import { addressesIn } from '#src/shared/settings/address-list.js'

/** Validates each address of a list like a single one. */
export const IsAddressList = () =>
  ValidateBy(
    {
      name: 'isAddressList',
      validator: { validate: (text) => text === undefined || addressesIn(String(text)).every((each) => isEmail(each)) },
    },
    { message: 'validation.addresses.invalid' },
  )
