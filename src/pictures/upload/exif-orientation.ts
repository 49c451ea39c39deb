const ORIENTATION_TAG = 0x0112
/** Maximum number of entries of the first directory that are searched. */
const MAX_ENTRIES = 200

/** Returns the orientation in a TIFF structure, as EXIF has it; 1 for none or an invalid one. */
export function readExifOrientation(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return 1
  const entries = Math.min(read16(directory), MAX_ENTRIES)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + 12 * entry
    if (at + 12 > tiff.length) return 1
    if (read16(at) === ORIENTATION_TAG) return valid(read16(at + 8))
  }
  return 1
}

const valid = (orientation: number) => (orientation >= 1 && orientation <= 8 ? orientation : 1)
