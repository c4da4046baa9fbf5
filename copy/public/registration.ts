import type { Registration } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

const names: Record<keyof Registration, Word> = {
  commercial: { en: 'Commercial registration', ar: 'السجل التجاري' },
  vat: { en: 'VAT number', ar: 'الرقم الضريبي' },
  license: { en: 'License number', ar: 'رقم الترخيص' },
}

/** The operator's numbers in public registers, one line for each that is given. */
export const registrationLines = (registration: Registration): Word[] =>
  (['commercial', 'vat', 'license'] as const).flatMap((kind) => {
    const number = registration[kind]
    if (!number) return []
    return [{ en: `${names[kind].en}: ${number}`, ar: `${names[kind].ar}: \u2066${number}\u2069` }]
  })
