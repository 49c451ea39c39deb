interface Offered {
  /** Euros; null where it is agreed upon. */
  price: number | null
  /** A subject of the contact form. */
  subject: string
}

/** Whether a voucher may be for it: what is free needs none, and a franchise is nobody's present. */
export function isGift({ price, subject }: Offered): boolean {
  return price !== 0 && subject !== 'franchise'
}
