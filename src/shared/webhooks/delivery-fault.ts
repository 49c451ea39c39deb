/** Reasons for a failed delivery attempt, without system error messages. */
export const deliveryFaults = [
  'status',
  'redirect',
  'timeout',
  'hostUnknown',
  'addressRefused',
  'connection',
  'certificate',
  'protocol',
  'secretLost',
] as const

export type DeliveryFault = (typeof deliveryFaults)[number]
