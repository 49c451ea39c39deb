/** Categories in the order they first come in, each with what belongs to it. */
export function byCategory<T extends { category: string }>(all: T[]): { category: string; members: T[] }[] {
  const categories = [...new Set(all.map(({ category }) => category))]
  return categories.map((category) => ({ category, members: all.filter((one) => one.category === category) }))
}
