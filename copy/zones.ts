/** Zones that people here call otherwise than the tables of the world do. */
export const zones: Readonly<Record<string, { en: string; ar: string }>> = {
  'Asia/Riyadh': { en: 'Riyadh time', ar: 'توقيت الرياض' },
  UTC: { en: 'UTC', ar: 'التوقيت العالمي' },
}
