interface Offered {
  /** Euros; null for a price on request. */
  price: number | null
  /** Subject of the contact form. */
  subject: string
}

/** Checks whether a voucher can be bought for an item: not for free items, and not for a franchise. */
export function isGift({ price, subject }: Offered): boolean {
  return price !== 0 && subject !== 'franchise'
}
