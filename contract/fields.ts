import * as z from 'zod/mini'
import type { Fault } from './faults.ts'
import { toE164 } from './phone.ts'
import { safePath } from './safe-path.ts'

/** Ties a schema's message to a key that `copy/faults.ts` must know. */
export const fault = (key: Fault) => key

/** Half of a sign, as a program cuts it, is none: what stores texts refuses it. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd').normalize('NFC')

/** Without control characters: the database stores no NUL, and compares none. */
const inOneLine = (text: string) =>
  whole(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

/** One line that somebody wrote: trimmed, NFC, without control characters. */
export const line = (max: number, missing: Fault = 'required') =>
  z
    .string()
    .check(z.overwrite(inOneLine), z.minLength(1, fault(missing)), z.maxLength(max, fault('too_long')))

/** Several lines that somebody wrote; line breaks and tabs stay. */
export const lines = (max: number) =>
  z.string().check(
    z.overwrite((text) =>
      whole(text)
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\n\t])\p{Cc}+/gu, '')
        .trim(),
    ),
    z.maxLength(max, fault('too_long')),
  )

export const requiredLines = (max: number) => lines(max).check(z.minLength(1, fault('required')))

/** Normalised first, checked after, so that what is stored is what was checked. */
export const emailSaying = (invalid: Fault, missing: Fault) =>
  z.string(fault(missing)).check(
    z.overwrite((text) => text.normalize('NFKC').trim().toLowerCase()),
    z.minLength(1, { error: fault(missing), abort: true }),
    z.maxLength(254, { error: fault(invalid), abort: true }),
    z.email(fault(invalid)),
  )

export const email = emailSaying('email_invalid', 'required')

const inWesternDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[٫,]/g, '.')
    .trim()

/** A figure typed into a field: a number in both of our digits, within these bounds. */
export const figure = (
  least: number,
  most: number,
  { wrong = 'invalid', missing, decimals = 2 }: FigureForm = {},
) =>
  z.pipe(
    z.string(fault(missing ?? 'required')).check(
      z.overwrite(inWesternDigits),
      z.minLength(1, { error: fault(missing ?? wrong), abort: true }),
      z.regex(new RegExp(`^\\d{1,6}(\\.\\d{1,${decimals}})?$`), { error: fault(wrong), abort: true }),
      z.refine((text) => Number(text) >= least && Number(text) <= most, fault(wrong)),
    ),
    z.transform(Number),
  )

/** A `figure` that is a whole number. */
export const wholeFigure = (least: number, most: number, faults: FigureFaults = {}) =>
  figure(least, most, faults).check(z.refine(Number.isInteger, fault(faults.wrong ?? 'invalid')))

type FigureFaults = { wrong?: Fault; missing?: Fault }
type FigureForm = FigureFaults & { decimals?: number }

/** Several of a few known words, as an address holds them: `diabetes,sports`. */
export const someOf = <Option extends string>(options: readonly Option[]) =>
  z.pipe(
    z.string().check(
      z.maxLength(400, fault('too_long')),
      z.refine(
        (text) => text.split(',').every((each) => (options as readonly string[]).includes(each)),
        fault('invalid'),
      ),
    ),
    z.transform((text) => [...new Set(text.split(','))] as Option[]),
  )

/** From where to where a number in an address may go, for whoever describes it. */
export const bounds = new WeakMap<object, { least: number; most: number }>()

/** A number in an address. */
export const count = (least: number, most: number) => {
  const counted = z.pipe(
    z.string().check(
      z.regex(/^\d{1,7}$/, { error: fault('invalid'), abort: true }),
      z.refine((text) => Number(text) >= least && Number(text) <= most, fault('invalid')),
    ),
    z.transform(Number),
  )
  bounds.set(counted, { least, most })
  return counted
}

/** A flag in an address: `1` for yes, left out for no. */
export const flag = z.pipe(
  z.literal('1'),
  z.transform(() => true),
)

const phoneOf = (shape: RegExp, tooShort: Fault, missing: Fault) =>
  z.string().check(
    z.maxLength(40, { error: fault(tooShort), abort: true }),
    z.overwrite((text) => toE164(text) ?? text.trim()),
    z.minLength(1, { error: fault(missing), abort: true }),
    z.regex(shape, fault(tooShort)),
  )

/** A telephone number as people type it; the Kingdom's unless it says otherwise. Stored as E.164. */
export const phoneSaying = (tooShort: Fault, missing: Fault) =>
  // Of the Kingdom's own numbers the nine digits are counted without its code.
  phoneOf(/^\+(966\d{9,10}|(?!966)[1-9]\d{8,14})$/, tooShort, missing)

export const phone = phoneSaying('phone_too_short', 'required')

/** In a profile an empty number gets the message of a short one. */
export const profilePhone = phoneSaying('phone_too_short', 'phone_too_short')

export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, fault('invalid')))

/** However it was sent, it is written as the database writes it: texts that are compared, sealed or locked have it in them. */
export const id = z.guid(fault('invalid')).check(z.overwrite((text) => text.toLowerCase()))

/** No calendar has a year 0. */
const inCommonEra = z.regex(/^(?!0000)/, fault('invalid'))

/** A day in the reader's calendar, `2001-03-09`. */
export const day = z.iso.date(fault('date_invalid')).check(inCommonEra)

type Days = { from?: string | undefined; to?: string | undefined }

/** The year begins with these digits: whatever is counted back or ahead from the day is one that calendars and databases know. */
const isNear = (name: keyof Days) =>
  z.refine<Days>((range) => /^(19|20|21|$)/.test(range[name] ?? ''), {
    error: fault('invalid'),
    path: [name],
  })

/** Of a range of days: it is near enough to be counted with, and the last is not before the first. */
export const rangeChecks = [
  isNear('from'),
  isNear('to'),
  z.refine<Days>(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: fault('days_reversed'),
    path: ['to'],
  }),
] as const

/** `2026-11` */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, fault('date_invalid')))

/** A moment, as JSON carries it, to the thousandth of a second. */
export const moment = z.iso.datetime().check(
  inCommonEra,
  z.overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString())),
)

/** Where a page ended, as its answer told it; what stands in it is looked at where it is used. */
export const pageToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, fault('invalid')))

export const done = z.strictObject({ done: z.literal(true) })

/** Where to go afterwards; whatever is no path of this site is dropped, not refused. */
export const wayOn = z.pipe(
  z.string().check(z.maxLength(1000, fault('too_long'))),
  z.transform((text) => safePath(text)),
)

/** What somebody types into a search box. */
export const searchText = z.string().check(z.overwrite(inOneLine), z.maxLength(80, fault('too_long')))

/** So many days of a calendar, from this one on; a month with its edges at most. */
export const span = { from: day, days: count(1, 42) }
