// The character map of a TrueType file.
import { longs, words } from './sfnt.mjs'

/** Which glyph a code point has (format 4: the basic plane). */
export function readCharacters(cmap) {
  const characters = new Map()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4))
    if (table.readUInt16BE(0) !== 4) continue
    const doubled = table.readUInt16BE(6)
    for (let at = 0; at < doubled; at += 2) {
      const end = table.readUInt16BE(14 + at)
      const start = table.readUInt16BE(16 + doubled + at)
      const delta = table.readUInt16BE(16 + 2 * doubled + at)
      const rangeAt = 16 + 3 * doubled + at
      const range = table.readUInt16BE(rangeAt)
      for (let code = start; code <= end && code < 0xffff; code++) {
        const id = range ? table.readUInt16BE(rangeAt + range + 2 * (code - start)) : code
        if (id) characters.set(code, (id + delta) & 0xffff)
      }
    }
  }
  return characters
}

export function writeCharacters(characters) {
  const segments = []
  for (const [code, id] of [...characters].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1)
    if (last && last.end === code - 1 && id - code === last.delta) last.end = code
    else segments.push({ start: code, end: code, delta: id - code })
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const power = Math.floor(Math.log2(segments.length))
  const body = Buffer.concat([
    words(segments.length * 2, 2 ** (power + 1), power, 2 * (segments.length - 2 ** power)),
    words(...segments.map(({ end }) => end), 0),
    words(...segments.map(({ start }) => start)),
    words(...segments.map(({ delta }) => delta)),
    words(...segments.map(() => 0)),
  ])
  const table = Buffer.concat([words(4, body.length + 6, 0), body])
  return Buffer.concat([words(0, 2, 0, 3), longs(20), words(3, 1), longs(20), table])
}
