/** Why an attempt to deliver failed: plain words for each, and nothing of what the system said. */
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
