import { type EntityManager, In } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { contentKinds, type Contents } from '#src/shared/content/content-kinds.js'
import { PriceListRow } from '../../offer/price-list-row.entity.js'

const { fields } = contentKinds.price

/** Returns faults of the contents of a package. Locks the rows it contains until the transaction ends. */
export async function packageFaults(
  { includes }: Contents['price'],
  manager: EntityManager,
  before: PriceListRow | undefined,
): Promise<FieldFault[]> {
  if (includes.length === 0) return []
  const ids = includes.map(({ price }) => price)
  const rows = await manager.find(PriceListRow, { where: { id: In(ids) }, lock: { mode: 'pessimistic_read' } })
  const singles = rows.filter((row) => row.includes.length === 0 && row.id !== before?.id).map(({ id }) => id)
  return ids.flatMap((id, index) =>
    singles.includes(id) && ids.indexOf(id) === index
      ? []
      : [{ field: `includes.${index}.price`, code: fields.includes.row.price.fault }],
  )
}
