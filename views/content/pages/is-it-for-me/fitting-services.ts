import type { ServicePage } from '#src/shared/service-pages'

/** Pages that describe the service of an answer, with the id of an element on them. */
type ServicePages = readonly (readonly [page: ServicePage, fragment?: string])[]

/** Service of each answer, by the answer's id in the texts; the first page is the one whose prices are shown. */
export const fittingServices = {
  food: [['foodIntolerance']],
  allergy: [['foodIntolerance', 'difference']],
  complaint: [['functionalScreening']],
  habit: [['functionalScreening', 'addictions']],
  rest: [['bioresonanceProcedure'], ['functionalScreening'], ['foodIntolerance']],
  pet: [
    ['functionalScreening', 'pets'],
    ['bioresonanceProcedure', 'pets'],
  ],
  curious: [['functionalScreening'], ['bioresonanceProcedure', 'what']],
} as const satisfies Record<string, ServicePages>

export type AnswerId = keyof typeof fittingServices
