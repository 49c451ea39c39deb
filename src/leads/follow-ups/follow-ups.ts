import { type EntityManager, In } from 'typeorm'
import { Holiday } from '#src/locations/holiday.entity.js'
import { Location } from '#src/locations/location.entity.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { openStatuses } from '#src/shared/leads/lead-statuses.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { followUpNotAllowed } from '../lead-problems.js'
import { FollowUp } from './follow-up.entity.js'
import { reminderTime } from './reminder-time.js'

/** Day and note of a follow-up. */
export type FollowUpValues = Pick<FollowUp, 'day' | 'note'>

/** Checks whether staff can be reminded of a lead: while there is something left to do. */
export const canFollowUp = (kind: LeadKind, { status, trashedAt, mergedIntoId }: Lead): boolean =>
  openStatuses(kind).includes(status) && status !== 'spam' && !trashedAt && !mergedIntoId

/** Checks the day of a follow-up. @throws Problem 409 for a lead that is closed, 422 for a day in the past */
export function assertFollowUp(kind: LeadKind, lead: Lead, day: string, now: Date): void {
  if (!canFollowUp(kind, lead)) throw followUpNotAllowed()
  if (day < zagrebDay(now).toString()) throw Problem.validation([{ field: 'followUpOn', code: 'followUp.past' }])
}

/** Stores the follow-up of a lead, null for none. A reminder whose time has passed is shown, but not mailed. */
export async function storeFollowUp(
  manager: EntityManager,
  lead: Lead,
  values: FollowUpValues | null,
  now: Date,
): Promise<void> {
  if (!values) return void (await manager.delete(FollowUp, { leadId: lead.id }))
  const isAnnounced = (await readReminderTimes(manager))(values.day, lead.location) <= now
  await manager.upsert(FollowUp, { leadId: lead.id, ...values, isAnnounced }, ['leadId'])
}

/** Returns the follow-ups of leads by id, without those of leads that are closed. */
export async function findFollowUps(
  manager: EntityManager,
  kind: LeadKind,
  leads: Lead[],
): Promise<Map<string, FollowUpValues>> {
  const open = leads.filter((lead) => canFollowUp(kind, lead))
  const found = await manager.findBy(FollowUp, { leadId: In(open.map(({ id }) => id)) })
  return new Map(found.map(({ leadId, day, note }) => [leadId, { day, note }]))
}

/** Returns a function that returns the time of a reminder on a day at a location. */
export async function readReminderTimes(manager: EntityManager): Promise<(day: string, slug: string | null) => Date> {
  const locations = await manager.find(Location)
  const holidays = await manager.find(Holiday)
  return (day, slug) => {
    const location = locations.find((one) => one.slug === slug)
    const closings = holidays.filter((one) => one.locations.length === 0 || one.locations.includes(slug ?? ''))
    const opening = location && { hours: location.hours, specialDays: location.specialDays, holidays: closings }
    return reminderTime(day, opening)
  }
}
