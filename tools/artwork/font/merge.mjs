// Two subsets of one variable font, put together into one file. Registries carry the family cut into unicode ranges, which
// would be two requests and a seam in every word with a č; both parts share masters and axes, so their glyphs can be joined.
import { readCharacters, writeCharacters } from './characters.mjs'
import { longs, padded, readTables, words, writeTables } from './sfnt.mjs'

/**
 * Joins `extra`'s glyphs to `base`. Kerning and features are the base's; the extra part brings outlines, widths and
 * their variation. `drawn` adds drawn glyphs: { codePoint, advance, contours } in font units.
 */
export function mergeSubsets(base, extra, drawn = []) {
  const parts = [readPart(base), readPart(extra)]
  const [first, second] = parts
  const glyphs = first.glyphs.map((glyph, id) => ({ ...glyph, store: 0, id }))
  const known = new Map(glyphs.map((glyph, id) => [fingerprint(glyph), id]))

  // Letters both parts carry (the c of a č) are kept once.
  const newId = second.glyphs.map((glyph, id) => {
    const twin = id === 0 ? 0 : known.get(fingerprint(glyph))
    if (twin !== undefined) return twin
    glyphs.push({ ...glyph, store: 1, id })
    return glyphs.length - 1
  })
  for (const glyph of glyphs.slice(first.glyphs.length)) {
    glyph.outline = renumberComponents(glyph.outline, newId)
    glyph.variation = renumberTuples(glyph.variation, first.sharedTuples.length / (2 * first.axes))
  }

  const characters = new Map(first.characters)
  for (const [code, id] of second.characters) if (!characters.has(code)) characters.set(code, newId[id])
  for (const glyph of drawn) {
    characters.set(glyph.codePoint, glyphs.length)
    glyphs.push(drawnGlyph(glyph))
  }

  const tables = new Map(first.tables)
  tables.set('cmap', writeCharacters(characters))
  writeOutlines(tables, glyphs)
  tables.set('gvar', writeVariations(first, second, glyphs))
  tables.set('HVAR', writeWidthVariations(first, second, glyphs))
  tables.set('post', Buffer.concat([longs(0x00030000), tables.get('post').subarray(4, 32)]))
  takeLimits(tables, second.tables)
  return writeTables(tables)
}

function readPart(file) {
  const tables = readTables(file)
  const count = tables.get('maxp').readUInt16BE(4)
  const long = tables.get('head').readInt16BE(50) === 1
  const loca = tables.get('loca')
  const start = (i) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i))

  const gvar = tables.get('gvar')
  const data = gvar.readUInt32BE(16)
  const wide = gvar.readUInt16BE(14) & 1
  const at = (i) => data + (wide ? gvar.readUInt32BE(20 + 4 * i) : 2 * gvar.readUInt16BE(20 + 2 * i))
  const axes = gvar.readUInt16BE(4)
  const tuples = gvar.readUInt32BE(8)

  const hmtx = tables.get('hmtx')
  const metrics = tables.get('hhea').readUInt16BE(34)
  const glyphs = Array.from({ length: count }, (_, i) => ({
    outline: Buffer.from(tables.get('glyf').subarray(start(i), start(i + 1))),
    variation: Buffer.from(gvar.subarray(at(i), at(i + 1))),
    advance: hmtx.readUInt16BE(4 * Math.min(i, metrics - 1)),
    bearing: hmtx.readInt16BE(i < metrics ? 4 * i + 2 : 4 * metrics + 2 * (i - metrics)),
  }))
  return {
    tables,
    glyphs,
    axes,
    sharedTuples: gvar.subarray(tuples, tuples + gvar.readUInt16BE(6) * axes * 2),
    characters: readCharacters(tables.get('cmap')),
    widths: readWidthVariations(tables.get('HVAR')),
  }
}

const fingerprint = ({ outline, variation, advance }) =>
  outline.length
    ? `${advance}:${outline.toString('base64')}:${variation.toString('base64')}`
    : `empty:${advance}:${variation.toString('base64')}`

function renumberComponents(outline, newId) {
  if (!outline.length || outline.readInt16BE(0) >= 0) return outline
  const copy = Buffer.from(outline)
  let at = 10
  let flags
  do {
    flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(newId[copy.readUInt16BE(at + 2)], at + 2)
    at += 4 + (flags & 0x1 ? 4 : 2)
    at += flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
  } while (flags & 0x20)
  return copy
}

function renumberTuples(variation, shift) {
  if (!variation.length) return variation
  const copy = Buffer.from(variation)
  let at = 4
  for (let left = copy.readUInt16BE(0) & 0xfff; left > 0; left--) {
    const index = copy.readUInt16BE(at + 2)
    if (!(index & 0x8000)) copy.writeUInt16BE((index & 0xf000) | ((index & 0xfff) + shift), at + 2)
    at += 4 + (index & 0x8000 ? 2 : 0) + (index & 0x4000 ? 4 : 0)
  }
  return copy
}

/** A glyph of straight lines that does not change with weight. */
function drawnGlyph({ advance, contours }) {
  const points = contours.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  let last = -1
  const ends = contours.map((contour) => (last += contour.length))
  const steps = (values) => values.map((value, i) => value - (i ? values[i - 1] : 0))
  const outline = Buffer.concat([
    words(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    words(...ends, 0),
    Buffer.alloc(points.length, 1),
    words(...steps(xs)),
    words(...steps(ys)),
  ])
  return { outline, variation: Buffer.alloc(0), advance, bearing: Math.min(...xs), store: -1, id: 0 }
}

function writeOutlines(tables, glyphs) {
  const bodies = glyphs.map(({ outline }) => padded(outline, 4))
  tables.set('glyf', Buffer.concat(bodies))
  tables.set('loca', longs(...offsets(bodies)))
  tables.set('hmtx', words(...glyphs.flatMap(({ advance, bearing }) => [advance, bearing])))
  tables.get('head').writeInt16BE(1, 50)
  tables.get('hhea').writeUInt16BE(glyphs.length, 34)
  tables.get('maxp').writeUInt16BE(glyphs.length, 4)
}

function writeVariations(first, second, glyphs) {
  const shared = Buffer.concat([first.sharedTuples, second.sharedTuples])
  const bodies = glyphs.map(({ variation }) => padded(variation, 2))
  const sharedAt = 20 + 4 * (glyphs.length + 1)
  return Buffer.concat([
    words(1, 0, first.axes, shared.length / (2 * first.axes)),
    longs(sharedAt),
    words(glyphs.length, 1),
    longs(sharedAt + shared.length, ...offsets(bodies)),
    shared,
    ...bodies,
  ])
}

function offsets(bodies) {
  let sum = 0
  return [0, ...bodies.map((body) => (sum += body.length))]
}

function readWidthVariations(hvar) {
  const store = hvar.subarray(hvar.readUInt32BE(4))
  const regionList = store.subarray(store.readUInt32BE(2))
  const axes = regionList.readUInt16BE(0)
  const regions = Array.from({ length: regionList.readUInt16BE(2) }, (_, i) =>
    regionList.subarray(4 + 6 * axes * i, 4 + 6 * axes * (i + 1)),
  )
  const subtables = Array.from({ length: store.readUInt16BE(6) }, (_, i) => {
    const table = store.subarray(store.readUInt32BE(8 + 4 * i))
    const items = table.readUInt16BE(0)
    const wordCount = table.readUInt16BE(2)
    const columns = Array.from({ length: table.readUInt16BE(4) }, (_, k) => table.readUInt16BE(6 + 2 * k))
    const row = columns.length + (wordCount & 0x7fff)
    const at = 6 + 2 * columns.length
    return { items, wordCount, columns, rows: table.subarray(at, at + items * row * (wordCount & 0x8000 ? 2 : 1)) }
  })
  return { axes, regions, subtables, indexOf: widthIndex(hvar) }
}

function widthIndex(hvar) {
  const offset = hvar.readUInt32BE(8)
  if (!offset) return (id) => [0, id]
  const map = hvar.subarray(offset)
  const format = map.readUInt8(1)
  const count = map.readUInt8(0) ? map.readUInt32BE(2) : map.readUInt16BE(2)
  const start = map.readUInt8(0) ? 6 : 4
  const size = ((format >> 4) & 3) + 1
  const bits = (format & 0xf) + 1
  return (id) => {
    const entry = map.readUIntBE(start + size * Math.min(id, count - 1), size)
    return [entry >> bits, entry & (2 ** bits - 1)]
  }
}

function writeWidthVariations(first, second, glyphs) {
  const { axes } = first.widths
  const regions = [...first.widths.regions, ...second.widths.regions]
  const still = { items: 1, wordCount: 0, columns: [], rows: Buffer.alloc(0) }
  const moved = second.widths.subtables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => column + first.widths.regions.length),
  }))
  const subtables = [...first.widths.subtables, ...moved, still].map(({ items, wordCount, columns, rows }) =>
    Buffer.concat([words(items, wordCount, columns.length, ...columns), rows]),
  )

  const regionList = Buffer.concat([words(axes, regions.length), ...regions])
  const regionsAt = 8 + 4 * subtables.length
  const at = offsets(subtables).slice(0, -1)
  const store = Buffer.concat([
    words(1),
    longs(regionsAt),
    words(subtables.length),
    longs(...at.map((offset) => regionsAt + regionList.length + offset)),
    regionList,
    ...subtables,
  ])

  const entries = glyphs.map(({ store: part, id }) => {
    if (part < 0) return [subtables.length - 1, 0]
    const [outer, inner] = [first, second][part].widths.indexOf(id)
    return [outer + (part ? first.widths.subtables.length : 0), inner]
  })
  // Format 0x3f: four bytes an entry, sixteen of the bits for the row.
  const map = Buffer.concat([Buffer.from([0, 0x3f]), words(entries.length, ...entries.flat())])
  return Buffer.concat([longs(0x00010000, 20, 20 + store.length, 0, 0), store, map])
}

/** Memory limits are the larger of the two fonts; the covered scripts are those of both. */
function takeLimits(tables, others) {
  const maxp = tables.get('maxp')
  for (let at = 6; at < 32; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), others.get('maxp').readUInt16BE(at)), at)
  const ranges = tables.get('OS/2')
  for (let at = 42; at < 58; at += 4) {
    ranges.writeUInt32BE((ranges.readUInt32BE(at) | others.get('OS/2').readUInt32BE(at)) >>> 0, at)
  }
  for (let at = 78; at < 86; at += 4) {
    ranges.writeUInt32BE((ranges.readUInt32BE(at) | others.get('OS/2').readUInt32BE(at)) >>> 0, at)
  }
}
