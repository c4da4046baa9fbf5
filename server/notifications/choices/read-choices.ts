import { sql } from 'kysely'
import type { readContactChoices as route } from '#contract/notifications/choices.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { hasPhone } from '#server/profiles/facts.ts'
import { type ChoiceColumns, viewChoices } from './load-choices.ts'

type Row = { chosen: (ChoiceColumns & { zone: string }) | null; has_phone: boolean }

export const readContactChoices: Read<typeof route, Row> = ({ id }) => ({
  query: () => sql<Row>`
    select (select to_jsonb(contact_choices) from contact_choices where user_id = ${id}::uuid) as chosen,
      ${hasPhone(id)} as has_phone`,
  view: ([row]) => ({
    choices: viewChoices(row?.chosen),
    zone: row?.chosen?.zone ?? 'Asia/Riyadh',
    hasPhone: row?.has_phone ?? false,
  }),
})
