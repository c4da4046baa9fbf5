import { upcoming } from '#copy/oversight/upcoming.ts'

const { prepared } = upcoming.told

/** Patients read it as it stands, some in one language and some in the other. */
export const preparedForPatients = `${prepared.inEnglish}\n${prepared.inArabic}`
