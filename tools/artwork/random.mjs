/** Repeatable randomness: the same seed text always gives the same sequence. */
export function seeded(text) {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (middle, spread) => middle + spread * (next() * 2 - 1),
    pick: (list) => list[Math.floor(next() * list.length)],
  }
}
