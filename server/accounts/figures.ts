import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#contract/days.ts'

/** The number of accounts, in total or opened since a day; `account_days` counts them by day and role. */
export const accountsSince = (from: Day | null = null): RawBuilder<number> => sql`(
  select coalesce(sum(accounts), 0)::int from account_days where role = 'any' ${from === null ? sql`` : sql`and day >= ${from}::date`})`

export type MonthOfAccounts = { month: Day; role: 'patient' | 'dietitian'; accounts: number }

/** Accounts opened per month since `from`; months without any are left out. */
export const accountsByMonth = (from: Day): RawBuilder<MonthOfAccounts[]> => sql`(
  select coalesce(json_agg(months), '[]') from (
    select date_trunc('month', day)::date::text as month, role, sum(accounts)::int as accounts from account_days
      where role in ('patient', 'dietitian') and day >= ${from}::date group by 1, 2) as months)`

export type DayOfAccounts = { day: Day; role: 'patient' | 'dietitian'; accounts: number }

/** Accounts opened per day; days without any are left out. */
export const accountsByDay = (from: Day, to: Day): RawBuilder<DayOfAccounts[]> => sql`(
  select coalesce(json_agg(days), '[]') from (
    select day::text as day, role, accounts from account_days
      where role in ('patient', 'dietitian') and day >= ${from}::date and day <= ${to}::date) as days)`
