/** Column of euros: exact in the database, whose driver returns numerics as text. */
export const euros = {
  precision: 8,
  scale: 2,
  transformer: {
    to: (amount: number | null) => amount,
    from: (amount: string | null) => (amount === null ? null : Number(amount)),
  },
}
