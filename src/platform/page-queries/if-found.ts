import { isUUID } from 'class-validator'
import { Problem } from '../http/problems/problem.js'

/** Reads the row of an id that stands in an address. Returns undefined for no UUID and for an id without a row. */
export async function ifFound<T>(id: string, read: () => Promise<T>): Promise<T | undefined> {
  if (!isUUID(id)) return undefined
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem && error.getStatus() === 404) return undefined
    throw error
  }
}
