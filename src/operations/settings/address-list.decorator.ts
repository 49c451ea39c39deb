import { isEmail, ValidateBy } from 'class-validator'
import { addressesIn } from '#src/shared/settings/address-list.js'

/** Every one of them is an address, by the check that one alone is held to. */
export const IsAddressList = () =>
  ValidateBy(
    {
      name: 'isAddressList',
      validator: { validate: (text) => text === undefined || addressesIn(String(text)).every((each) => isEmail(each)) },
    },
    { message: 'validation.addresses.invalid' },
  )
