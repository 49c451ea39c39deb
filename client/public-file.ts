/** Inserted by the build: views/build/public-files.ts. */
declare const PUBLIC_FILES_VERSION: string

/** @returns the address of a file of client/public that browsers cache permanently */
export function publicFile(path: string): string {
  return `${path}?v=${PUBLIC_FILES_VERSION}`
}
