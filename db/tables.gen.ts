// Written by `npm run schema` from the catalogue of a migrated database. Do not edit.
import type { Generated } from 'kysely'

export type Tables = {
  answered_requests: {
    actor: string
    key: string
    fingerprint: string
    status: number
    body_sealed: Buffer
    at: Date
  }
  counters: {
    key: string
    started_at: Date
    ends_at: Date
    spent: number
  }
  events: {
    id: string
    kind: string
    subject_type: string
    subject_id: string
    actor: string
    at: Date
    detail: Generated<unknown>
  }
  migrations: {
    name: string
    checksum: string
    applied_at: Generated<Date>
  }
  newsletter_subscribers: {
    id: Generated<string>
    email: string
    language: string
    asked_at: Date
    confirmed_at: Date | null
    left_at: Date | null
  }
  survey_answers: {
    id: string
    audience: string
    language: string
    name: string
    email: string
    phone: string
    company_name: string | null
    position: string | null
    employee_count: string | null
    license_number: string | null
    specialization: string | null
    years_of_experience: string | null
    age: string | null
    gender: string | null
    primary_goal: string | null
    interest: string | null
    needs_sealed: Buffer
    message_sealed: Buffer | null
    answered_at: Date
  }
}
