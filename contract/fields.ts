import * as z from 'zod/mini'
import type { Fault } from './faults.ts'
import { toE164 } from './phone.ts'
import { safePath } from './safe-path.ts'

/** Checks at compile time that a schema’s message is a key in `copy/faults.ts`. */
export const fault = (key: Fault) => key

/** Replaces lone surrogates, which a program leaves behind when it truncates text, and which the database rejects. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd').normalize('NFC')

/** Without control characters: the database can neither store a NUL nor compare with one. */
const inOneLine = (text: string) =>
  whole(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

/** One line of user input: trimmed, NFC, without control characters. */
export const line = (max: number, missing: Fault = 'required') =>
  z
    .string()
    .check(z.overwrite(inOneLine), z.minLength(1, fault(missing)), z.maxLength(max, fault('too_long')))

/** Multi-line user input; line breaks and tabs are preserved. */
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

/** Normalised before validation, so that the stored value is the one that was checked. */
export const emailField = (invalid: Fault, missing: Fault) =>
  z.string(fault(missing)).check(
    z.overwrite((text) => text.normalize('NFKC').trim().toLowerCase()),
    z.minLength(1, { error: fault(missing), abort: true }),
    z.maxLength(254, { error: fault(invalid), abort: true }),
    z.email(fault(invalid)),
  )

export const email = emailField('email_invalid', 'required')

const inWesternDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[٫,]/g, '.')
    .trim()

/** A number typed into a field, in Western or Arabic digits, within these bounds. */
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

export const wholeFigure = (least: number, most: number, faults: FigureFaults = {}) =>
  figure(least, most, faults).check(z.refine(Number.isInteger, fault(faults.wrong ?? 'invalid')))

type FigureFaults = { wrong?: Fault; missing?: Fault }
type FigureForm = FigureFaults & { decimals?: number }

/** One or more known words in a query parameter: `diabetes,sports`. */
export const commaSeparated = <Option extends string>(options: readonly Option[]) =>
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

/** The bounds of a `count`, for the OpenAPI description. */
export const bounds = new WeakMap<object, { least: number; most: number }>()

/** A whole number in a query or path parameter. */
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

/** A flag in a query parameter: `1` for yes, omitted for no. */
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

/** A phone number as people type it; Saudi unless it has another country code. Stored as E.164. */
export const phoneField = (tooShort: Fault, missing: Fault) =>
  // A Saudi number needs nine digits after the country code.
  phoneOf(/^\+(966\d{9,10}|(?!966)[1-9]\d{8,14})$/, tooShort, missing)

export const phone = phoneField('phone_too_short', 'required')

/** In a profile an empty number gets the same message as a short one. */
export const profilePhone = phoneField('phone_too_short', 'phone_too_short')

export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, fault('invalid')))

/** In lower case as the database writes it: ids become part of texts that are compared, sealed or locked. */
export const id = z.guid(fault('invalid')).check(z.overwrite((text) => text.toLowerCase()))

/** No calendar has a year 0. */
const inCommonEra = z.regex(/^(?!0000)/, fault('invalid'))

/** A day in the reader’s calendar, `2001-03-09`. */
export const day = z.iso.date(fault('date_invalid')).check(inCommonEra)

type Days = { from?: string | undefined; to?: string | undefined }

/** Limited to the years 1900–2199, so that date arithmetic stays within the limits of calendars and databases. */
const isNear = (name: keyof Days) =>
  z.refine<Days>((range) => /^(19|20|21|$)/.test(range[name] ?? ''), {
    error: fault('invalid'),
    path: [name],
  })

/** For a range of days: both are within these years, and the last is not before the first. */
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

/** A moment as written in JSON, in milliseconds. */
export const moment = z.iso.datetime().check(
  inCommonEra,
  z.overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString())),
)

/** The end of a page, as the previous answer gave it; its content is validated where it is used. */
export const pageToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, fault('invalid')))

export const done = z.strictObject({ done: z.literal(true) })

/** Where to continue afterwards; anything that is not a path on this site is dropped, not refused. */
export const returnPath = z.pipe(
  z.string().check(z.maxLength(1000, fault('too_long'))),
  z.transform((text) => safePath(text)),
)

/** Text from a search box. */
export const searchText = z.string().check(z.overwrite(inOneLine), z.maxLength(80, fault('too_long')))

/** A number of calendar days from this one on; at most a month’s grid with its leading and trailing days. */
export const span = { from: day, days: count(1, 42) }
