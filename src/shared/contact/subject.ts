import type { ChoiceField } from '../forms/field.js'
import { SLUG } from '../slug.js'
import { builtInSubjects } from './built-in-subjects.js'

/** Subject of a contact message. */
export const subject = {
  type: 'choice',
  choices: builtInSubjects,
  further: SLUG,
  required: 'subject.required',
  fault: 'subject.invalid',
} satisfies ChoiceField
