import type { knownCertifications } from '#contract/certificates.ts'
import type { Word } from './word.ts'

/** As the profile stores them: titles of registers, which are not translated there. */
export const certifications = {
  rd: { en: 'Registered Dietitian (RD)', ar: 'أخصائي تغذية مسجّل (RD)' },
  cns: { en: 'Certified Nutrition Specialist (CNS)', ar: 'أخصائي تغذية معتمد (CNS)' },
  cde: { en: 'Certified Diabetes Educator (CDE)', ar: 'مثقّف سكري معتمد (CDE)' },
  cssd: { en: 'Board Certified in Sports Dietetics (CSSD)', ar: 'البورد في التغذية الرياضية (CSSD)' },
} satisfies Record<(typeof knownCertifications)[number], Word>
