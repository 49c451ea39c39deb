/** Groups items by category, in the order of first occurrence. */
export function byCategory<T extends { category: string }>(all: T[]): { category: string; members: T[] }[] {
  const categories = [...new Set(all.map(({ category }) => category))]
  return categories.map((category) => ({ category, members: all.filter((one) => one.category === category) }))
}
