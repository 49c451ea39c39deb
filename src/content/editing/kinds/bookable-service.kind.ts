import type { EntityManager } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { Contents } from '#src/shared/content/content-kinds.js'
import { BookableService } from '../../booking-offer/bookable-service.entity.js'
import { PriceListRow } from '../../offer/price-list-row.entity.js'
import { contentKind } from '../content-kind.js'
import { lockTherapists, therapistNames } from '../fields/therapists.js'

const TAKEN = { field: 'price', code: 'bookableService.taken' }

export const bookableService = contentKind('bookableService', BookableService, {
  descriptions: {
    price: 'Id of a price that is not a package.',
    minutes: 'Duration of the visit.',
    bufferBefore: 'Minutes before a visit that keep therapist and room free.',
    bufferAfter: 'Minutes after a visit that keep therapist and room free.',
    room: 'Kind of the room that a visit needs.',
    therapists: 'Therapists that offer it; all if empty.',
    online: 'True if visitors book it on the site.',
  },
  defaults: { bufferBefore: 0, bufferAfter: 0, therapists: [], online: true },

  toContent: ({ priceId, minutes, bufferBefore, bufferAfter, room, therapists, online }) => ({
    price: priceId,
    minutes,
    bufferBefore,
    bufferAfter,
    online,
    room: room ?? ('none' as const),
    therapists: therapists.map((therapist) => ({ therapist })),
  }),
  toRow: ({ price: priceId, room, therapists, ...content }) => ({
    ...content,
    priceId,
    room: room === 'none' ? null : room,
    therapists: therapists.map(({ therapist }) => therapist),
  }),

  borrowedName: async ({ price }, manager) => (await manager.findOneByOrFail(PriceListRow, { id: price })).service,
  readable: async (content, manager) => {
    const price = await manager.findOneByOrFail(PriceListRow, { id: content.price })
    const ids = content.therapists.map(({ therapist }) => therapist)
    return {
      ...content,
      price: `${price.service.hr} / ${price.service.en}`,
      therapists: await therapistNames(manager, ids),
    }
  },

  taken: TAKEN,
  faults: async (content, manager, before) => [
    ...(await priceFaults(content, manager, before)),
    ...(await therapistFaults(content, manager)),
  ],
})

/** Returns the fault of a price that is missing, a package or bookable already. Locks it until the transaction ends. */
async function priceFaults(
  { price }: Contents['bookableService'],
  manager: EntityManager,
  before: BookableService | undefined,
): Promise<FieldFault[]> {
  const found = await manager.findOne(PriceListRow, { where: { id: price }, lock: { mode: 'pessimistic_read' } })
  if (!found || found.includes.length > 0) return [{ field: 'price', code: 'bookableService.price' }]
  const other = await manager.findOneBy(BookableService, { priceId: price })
  return other && other.id !== before?.id ? [TAKEN] : []
}

/** Returns the faults of missing and repeated therapists. */
async function therapistFaults(
  { therapists }: Contents['bookableService'],
  manager: EntityManager,
): Promise<FieldFault[]> {
  const ids = therapists.map(({ therapist }) => therapist)
  const known = await lockTherapists(manager, ids)
  return ids.flatMap((id, index) =>
    known.has(id) && ids.indexOf(id) === index
      ? []
      : [{ field: `therapists.${index}.therapist`, code: 'therapist.invalid' }],
  )
}
