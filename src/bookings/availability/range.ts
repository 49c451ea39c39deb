/** Time from `start` up to but not including `end`, in milliseconds since the epoch. */
export interface Range {
  start: number
  end: number
}

/** Returns the common parts of two lists of disjoint ranges in their order. */
export function intersect(one: readonly Range[], other: readonly Range[]): Range[] {
  const common: Range[] = []
  for (let at = 0, from = 0; at < one.length && from < other.length;) {
    const start = Math.max(one[at]!.start, other[from]!.start)
    const end = Math.min(one[at]!.end, other[from]!.end)
    if (start < end) common.push({ start, end })
    if (one[at]!.end < other[from]!.end) at++
    else from++
  }
  return common
}

/** Sorts ranges and joins those that overlap or touch. */
export function united(ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/** Checks whether a range overlaps one of several disjoint ranges in their order. */
export function overlapsAny({ start, end }: Range, ranges: readonly Range[]): boolean {
  let low = 0
  for (let high = ranges.length; low < high;) {
    const middle = (low + high) >>> 1
    if (ranges[middle]!.end <= start) low = middle + 1
    else high = middle
  }
  return low < ranges.length && ranges[low]!.start < end
}
