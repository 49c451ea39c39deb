import { Column } from 'typeorm'

/** Telephone number of the sender in E.164, beside the typed one; null if there is none, or none that can be dialled. */
export const PhoneNumber = () => Column('text', { name: 'phone_e164', nullable: true })

/** SQL expression for the number to dial of a lead: `dialled` returns its digits, by an index. */
export const numberInSql = (row: string) => `public.dialled(coalesce(${row}.phone_e164, ${row}.phone))`
