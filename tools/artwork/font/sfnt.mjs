// Reading and writing the table directory of a TrueType file.

/** The tables of a TrueType file by tag. */
export function readTables(file) {
  const tables = new Map()
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const record = 12 + 16 * i
    const offset = file.readUInt32BE(record + 8)
    tables.set(
      file.toString('latin1', record, record + 4),
      Buffer.from(file.subarray(offset, offset + file.readUInt32BE(record + 12))),
    )
  }
  return tables
}

/** A TrueType file made of the given tables, with checksums. */
export function writeTables(tables) {
  const tags = [...tables.keys()].sort()
  const power = Math.floor(Math.log2(tags.length))
  const directory = Buffer.alloc(12 + 16 * tags.length)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(tags.length, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (tags.length - 2 ** power), 10)

  tables.get('head').writeUInt32BE(0, 8)
  const bodies = []
  let offset = directory.length
  tags.forEach((tag, i) => {
    const table = tables.get(tag)
    const body = padded(table, 4)
    const record = 12 + 16 * i
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(checksum(body), record + 4)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(table.length, record + 12)
    bodies.push(body)
    offset += body.length
  })

  const file = Buffer.concat([directory, ...bodies])
  const head = directory.readUInt32BE(12 + 16 * tags.indexOf('head') + 8)
  // The constant is the specification's: the whole file then sums to it.
  file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, head + 8)
  return file
}

/** The buffer, zero-filled to a multiple of `unit` bytes. */
export function padded(buffer, unit) {
  const rest = buffer.length % unit
  return rest ? Buffer.concat([buffer, Buffer.alloc(unit - rest)]) : buffer
}

/** A buffer of big-endian 16-bit numbers; negative ones as two's complement. */
export function words(...values) {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, i) => buffer.writeUInt16BE(value & 0xffff, i * 2))
  return buffer
}

/** A buffer of big-endian 32-bit numbers. */
export function longs(...values) {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, i) => buffer.writeUInt32BE(value >>> 0, i * 4))
  return buffer
}

function checksum(buffer) {
  let sum = 0
  for (let i = 0; i < buffer.length; i += 4) sum = (sum + buffer.readUInt32BE(i)) >>> 0
  return sum
}
