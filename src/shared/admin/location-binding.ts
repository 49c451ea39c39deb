import type { Fields } from '../forms/field.js'

/** Choices of the form: all locations, or those whose boxes are ticked. */
export const bindings = ['all', 'some'] as const

export const locationBinding = {
  binding: { type: 'choice', choices: bindings, required: 'required', fault: 'required' },
} satisfies Fields

const BOX = 'location-'

/** Returns the name of the box of a location. */
export const boxOf = (slug: string) => `${BOX}${slug}`

/** Checks whether a field of a form is the box of a location. */
export const isLocationBox = (name: string) => name.startsWith(BOX)
