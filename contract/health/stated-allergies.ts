/** The allergies in a patient's own words, one by one; an answer that there are none is empty. */
export const statedAllergies = (text: string): string[] =>
  [...new Set(text.split(/[,،;؛\n]+/).map((part) => part.trim().replace(/[.。]+$/, '')))].filter(
    (part) => part !== '' && !nothing.has(part.toLowerCase()),
  )

/** Only whole answers: `no nuts` means nuts. */
const nothing: ReadonlySet<string> = new Set([
  'none',
  'no',
  'nothing',
  'no allergies',
  'none known',
  'no known allergies',
  '-',
  'لا',
  'لا يوجد',
  'لا توجد',
  'لا شيء',
  'لا يوجد حساسية',
  'لا توجد حساسية',
  'ليس لدي حساسية',
])
