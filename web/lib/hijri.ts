import { useSyncExternalStore } from 'react'
import { dateFormat } from '#contract/date-format.ts'
import { addDays, type Day } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'

/** Whether this browser also shows days in the Umm al-Qura calendar. */
export function useHijri(): boolean {
  return useSyncExternalStore(watch, isHijri, () => false)
}

export function isHijri(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return chosen
  }
}

/** Browsers refuse storage in some private windows; the choice then lasts as long as the page. */
export function chooseHijri(on: boolean) {
  chosen = on
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {}
  for (const watcher of watchers) watcher()
}

/** `12 Jumada II 1448 AH` */
export function writeHijri(language: Language, day: Day): string {
  return dateFormat(hijriLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** The first day of the Hijri month that contains this day. */
export function firstOfHijriMonth(day: Day): Day {
  const parts = dateFormat(hijriLocales.en, { day: 'numeric', timeZone: 'UTC' }).formatToParts(new Date(day))
  const part = parts.find(({ type }) => type === 'day')
  return addDays(day, 1 - Number(part?.value ?? 1))
}

const key = 'nabta.hijri'
let chosen = false
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

export const hijriLocales = { en: 'en-GB-u-ca-islamic-umalqura', ar: 'ar-SA-u-ca-islamic-umalqura-nu-latn' }
