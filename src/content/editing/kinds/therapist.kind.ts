import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { contentKind } from '../content-kind.js'
import { photoFaults, withPhotoName } from '../fields/pictures.js'
import { workplaceFaults, workplacesAsRows, workplacesAsSlugs } from '../fields/workplaces.js'

export const therapist = contentKind('therapist', Therapist, {
  defaults: { photo: null },
  readable: withPhotoName,
  toContent: workplacesAsRows,
  toRow: workplacesAsSlugs,
  faults: async (content, manager) => [
    ...(await workplaceFaults(content.locations, manager)),
    ...(await photoFaults(content, manager)),
  ],
})
