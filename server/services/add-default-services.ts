import { foldText } from '#contract/fold-text.ts'
import type { InputOf } from '#contract/route.ts'
import { defaultService, mostServices, type addService as route } from '#contract/services.ts'
import { type UsualService, usualServices } from '#copy/usual-services.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { insertService } from './insert-service.ts'

/**
 * Adds the usual services the dietitian chose and does not have yet, by video, priced from the hourly rate, up to the
 * maximum number of services. Returns how many were added.
 */
export async function addDefaultServices(
  tx: Tx,
  actor: Actor,
  wanted: readonly UsualService[],
  hourlyRate: number | null,
  now: Date,
): Promise<number> {
  const known = await tx
    .selectFrom('services')
    .select('name')
    .where('dietitian_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .execute()
  const names = new Set(known.map(({ name }) => foldText(name)))
  const missing = wanted
    .map((id) => usualServices[id])
    .filter(({ name }) => !names.has(foldText(name.en)) && !names.has(foldText(name.ar)))
    .slice(0, mostServices - known.length)
  for (const service of missing) await insertService(tx, actor, formOf(service, actor, hourlyRate), now)
  return missing.length
}

function formOf(
  { name, description, minutes, isInitial = false }: (typeof usualServices)[UsualService],
  { language }: Actor,
  hourlyRate: number | null,
): InputOf<typeof route> {
  const other = language === 'ar' ? 'en' : 'ar'
  return {
    name: name[language],
    otherName: name[other],
    description: description[language],
    otherDescription: description[other],
    duration: minutes,
    price: hourlyRate === null ? defaultService.price : Math.round((hourlyRate * minutes) / 60),
    platform: 'zoom',
    isInitial,
    isActive: true,
  }
}
