import { type LeadKind, leadKinds } from '../lead-kinds'

/** Parameter of the inbox with the lead that is open beside it. */
export const OPENED = 'open'

/** Returns the value of the parameter for a lead. */
export const openedValue = ({ folder }: LeadKind, id: string) => `${folder}.${id}`

/** Returns the kind and the id in a value of the parameter; undefined for any other value. */
export function openedLead(value = ''): { kind: LeadKind; id: string } | undefined {
  const [folder, id] = value.split('.')
  const kind = Object.values(leadKinds).find((one) => one.folder === folder)
  return kind && id ? { kind, id } : undefined
}
