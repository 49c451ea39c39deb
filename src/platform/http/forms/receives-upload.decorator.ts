import type { Upload } from './upload.js'

const UPLOAD = Symbol('upload')

/** Lets an API handler receive multipart/form-data with a file. The path of its route has no parameters. */
export const ReceivesUpload =
  (upload: Upload) => (_target: object, _name: string | symbol, method: PropertyDescriptor) =>
    Reflect.defineMetadata(UPLOAD, upload, method.value as object)

/** File that a handler receives. */
export const uploadOf = (handler: object) => Reflect.getMetadata(UPLOAD, handler) as Upload | undefined
