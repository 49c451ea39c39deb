import type { CopyFormat, DerivedFile, Master, ReadPicture } from './encode.js'

/** Work of one encoder process; bytes arrive as `Uint8Array`. */
export type EncoderTask =
  | ({ work: 'master'; upload: Uint8Array } & ReadPicture)
  | ({ work: 'copy'; upload: Uint8Array; format: CopyFormat } & ReadPicture)
  | { work: 'files'; png: Uint8Array; width: number }

/** Result of an encoder process, or why it failed. */
export interface EncoderAnswer {
  master?: Master
  copy?: Uint8Array
  files?: DerivedFile[]
  error?: string
}

/** Returns the bytes of a message as a buffer, without a copy. */
export const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
