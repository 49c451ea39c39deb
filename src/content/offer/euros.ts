/** A column of euros: exact in the database, which hands numerics over as text. */
export const euros = {
  precision: 8,
  scale: 2,
  transformer: {
    to: (amount: number | null) => amount,
    from: (amount: string | null) => (amount === null ? null : Number(amount)),
  },
}
