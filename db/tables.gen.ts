// Written by `npm run schema` from the catalogue of a migrated database. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export type Tables = {
  account_tokens: {
    id: string
    user_id: string
    purpose: string
    token_hash: string
    made_at: Date
    expires_at: Date
    used_at: Date | null
    redirect_to: string | null
    new_email: string | null
    old_email: string | null
  }
  answered_requests: {
    actor: string
    key: string
    fingerprint: string
    status: number
    body_sealed: Buffer
    at: Date
  }
  consents: {
    id: Generated<string>
    user_id: string
    purpose: string
    given: boolean
    version: string
    language: string
    method: string
    address_mark: string | null
    at: Date
  }
  counters: {
    key: string
    started_at: Date
    ends_at: Date
    spent: number
  }
  dietitian_profiles: {
    user_id: string
    specialization: string | null
    years_of_experience: string | null
    license_number: string | null
    education: string | null
    certifications: Generated<string[]>
    hourly_rate_halalas: number | null
    service_offerings: Generated<string[]>
    updated_at: Date
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
  health_profiles: {
    user_id: string
    answers_sealed: Buffer
    updated_at: Date
  }
  known_devices: {
    user_id: string
    device_hash: string
    first_seen_at: Date
    last_seen_at: Date
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
  person_keys: {
    user_id: string
    key_sealed: Buffer
    made_at: Date
  }
  profiles: {
    id: string
    first_name: string | null
    last_name: string | null
    full_name: GeneratedAlways<string | null>
    phone: string | null
    gender: string | null
    date_of_birth: string | null
    updated_at: Date
  }
  recovery_codes: {
    user_id: string
    code_hash: string
    made_at: Date
    used_at: Date | null
  }
  second_factors: {
    user_id: string
    secret_sealed: Buffer
    made_at: Date
    confirmed_at: Date | null
    last_step: Generated<number>
  }
  sessions: {
    id: Generated<string>
    user_id: string
    token_hash: string
    active_role: string
    browser: string | null
    system: string | null
    started_at: Date
    seen_at: Date
    expires_at: Date
    ends_at: Date
    proven_at: Date
  }
  sign_in_tries: {
    key: string
    fails: number
    last_at: Date
    blocked_until: Date | null
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
  user_roles: {
    id: Generated<string>
    user_id: string
    role_type: string
    is_primary: boolean
    granted_at: Date
    granted_by: string
  }
  users: {
    id: Generated<string>
    email: string
    password_hash: string | null
    language: string
    created_at: Date
    confirmed_at: Date | null
    suspended_at: Date | null
    leaving_at: Date | null
    password_changed_at: Date | null
    second_factor_waived: Generated<boolean>
  }
  user_profiles: {
    id: string
    full_name: string
  }
}
