import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { contentKind } from '../content-kind.js'
import { workplaceFaults, workplacesAsRows, workplacesAsSlugs } from '../fields/workplaces.js'

export const therapist = contentKind('therapist', Therapist, {
  toContent: workplacesAsRows,
  toRow: workplacesAsSlugs,
  faults: ({ locations }, manager) => workplaceFaults(locations, manager),
})
