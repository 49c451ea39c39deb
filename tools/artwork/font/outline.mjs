// Words as SVG paths, from a static TrueType instance: for pictures, where no font can be relied on.
import { num } from '../sheet.mjs'
import { readTables } from './sfnt.mjs'
import { readCharacters } from './characters.mjs'

/** The words set on a baseline from x = 0, as path data, with their width. `size` is in px. */
export function setWords(file, words, size) {
  const tables = readTables(file)
  const characters = readCharacters(tables.get('cmap'))
  const scale = size / tables.get('head').readUInt16BE(18)
  const metrics = tables.get('hhea').readUInt16BE(34)
  let x = 0
  let d = ''
  for (const letter of words) {
    const id = characters.get(letter.codePointAt(0))
    d += glyphContours(tables, id)
      .map((contour) => contourPath(contour, x, scale))
      .join('')
    x += tables.get('hmtx').readUInt16BE(4 * Math.min(id, metrics - 1)) * scale
  }
  return { d, width: x }
}

function glyphContours(tables, id) {
  const long = tables.get('head').readInt16BE(50) === 1
  const loca = tables.get('loca')
  const start = (i) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i))
  if (start(id) === start(id + 1)) return []
  const data = tables.get('glyf').subarray(start(id), start(id + 1))
  const count = data.readInt16BE(0)
  if (count < 0) return componentContours(tables, data)

  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + 2 * i))
  let at = 10 + 2 * count
  at += 2 + data.readUInt16BE(at)
  const total = ends.at(-1) + 1
  const flags = []
  while (flags.length < total) {
    const flag = data[at++]
    flags.push(flag)
    if (flag & 8) for (let left = data[at++]; left > 0; left--) flags.push(flag)
  }
  const read = (short, same) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data[at++] : -data[at++]
      else if (!(flag & same)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = read(2, 16)
  const ys = read(4, 32)
  const points = flags.map((flag, i) => ({ x: xs[i], y: ys[i], on: Boolean(flag & 1) }))
  return ends.map((end, i) => points.slice(i ? ends[i - 1] + 1 : 0, end + 1))
}

/** An accented letter is often its letter and its accent, each moved into place. */
function componentContours(tables, data) {
  const contours = []
  let at = 10
  let flags
  do {
    flags = data.readUInt16BE(at)
    // Words or bytes that are offsets, and no scaling: all that our font makes use of.
    if (!(flags & 0x2) || flags & 0xc8) throw new Error('A composite glyph of a kind that is not supported')
    const wide = flags & 0x1
    const dx = wide ? data.readInt16BE(at + 4) : data.readInt8(at + 4)
    const dy = wide ? data.readInt16BE(at + 6) : data.readInt8(at + 5)
    const part = glyphContours(tables, data.readUInt16BE(at + 2))
    contours.push(...part.map((contour) => contour.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on }))))
    at += wide ? 8 : 6
  } while (flags & 0x20)
  return contours
}

function contourPath(contour, shift, scale) {
  const place = ({ x, y }) => `${num(shift + x * scale)} ${num(-y * scale)}`
  const halfway = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = contour.findIndex(({ on }) => on)
  const points = [...contour.slice(from), ...contour.slice(0, from + 1)]
  let d = `M${place(points[0])}`
  for (let i = 1; i < points.length; i++) {
    const point = points[i]
    if (point.on) {
      d += `L${place(point)}`
      continue
    }
    const next = points[i + 1]
    d += `Q${place(point)} ${place(next.on ? next : halfway(point, next))}`
    if (next.on) i++
  }
  return `${d}Z`
}
