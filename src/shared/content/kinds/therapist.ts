import type { ContentKindDescription } from '../content-description.js'
import { photo } from '../fields/picture.js'
import { workplaces } from '../fields/workplaces.js'
import { portraits } from '../portraits.js'
import { translated } from '../translated.js'

/** Therapist, at one or several locations. */
export const therapist = {
  path: 'therapists',
  page: 'contact',
  arranged: true,
  name: ['name'],
  detail: ['role'],
  fields: {
    name: { type: 'text', format: 'name', maxLength: 120, required: 'required' },
    role: translated({ type: 'text', maxLength: 120, required: 'required' }),
    training: translated({ type: 'text', maxLength: 300, required: 'required', multiline: true }),
    languages: translated({ type: 'text', maxLength: 120, required: 'required' }),
    locations: { ...workplaces, preset: 1 },
    photo,
    portrait: { type: 'choice', choices: portraits, required: 'invalid', fault: 'invalid' },
  },
} as const satisfies ContentKindDescription
