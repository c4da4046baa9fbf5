import type { RouteName } from '#contract/contract.ts'
import { drLayla, sara } from './cast.ts'
import { type Person, password } from './people.ts'

/** Who may be standing at the door. */
export const actors = [
  'signed_out',
  'patient',
  'other_patient',
  'dietitian',
  'other_dietitian',
  'unverified_dietitian',
  'admin',
  'suspended',
] as const
export type ActorName = (typeof actors)[number]

/** Whose things the samples speak of. */
export type Known = { patient: Person; patientSession: string; stranger: Person }

type Sample = Record<string, unknown>
type Row = {
  /** A request that is right in everything but, perhaps, who sends it. */
  sample: Sample | ((known: Known) => Sample)
  expects: Record<ActorName, number>
}

/** The permission matrix: a route without a row does not compile, and does not pass. */
export const matrix: Record<RouteName, Row> = {
  checkHealth: { sample: {}, expects: anyone(200) },
  checkReady: { sample: {}, expects: anyone(200) },
  subscribeToNewsletter: { sample: { email: sara.email }, expects: anyone(202) },
  confirmNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveNewsletterByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
  answerSurvey: {
    sample: { audience: 'dietitian', ...drLayla, needs: 'A place to see my patients between visits.' },
    expects: anyone(201),
  },
  register: {
    sample: {
      form: 'patient',
      name: 'Huda Al-Ghamdi',
      email: 'huda@example.sa',
      password: 'cardamom & dates',
      phoneNumber: '0551234567',
      dateOfBirth: '1991-03-09',
      gender: 'female',
      healthConsent: true,
      height: '164',
      weight: '71.5',
      goalWeight: '65',
      medicalConditions: 'None',
      allergies: 'Sesame',
      dietaryPreferences: 'vegetarian',
      redirectTo: '/patient/dietitians',
    },
    expects: anyone(202),
  },
  confirmAddress: { sample: { token: unknownToken() }, expects: anyone(400) },
  sendConfirmation: {
    sample: { email: sara.email, redirectTo: '/patient/dietitians' },
    expects: anyone(202),
  },
  askForReset: { sample: { email: sara.email }, expects: anyone(202) },
  resetPassword: {
    sample: { token: unknownToken(), password: 'cardamom & dates', confirmPassword: 'cardamom & dates' },
    expects: anyone(400),
  },
  changePassword: {
    sample: {
      currentPassword: password,
      password: 'cardamom & dates',
      confirmPassword: 'cardamom & dates',
    },
    expects: signedIn(200),
  },
  signIn: {
    sample: ({ patient }) => ({ email: patient.email, password: patient.password, language: 'en' }),
    expects: anyone(200),
  },
  readSession: { sample: {}, expects: anyone(200) },
  renewSession: { sample: {}, expects: signedIn(200) },
  signOut: { sample: {}, expects: anyone(200) },
  showPassword: { sample: { password }, expects: signedIn(200) },
  listSessions: { sample: {}, expects: signedIn(200) },
  endSession: {
    sample: ({ patientSession }) => ({ id: patientSession }),
    expects: { ...signedIn(404), patient: 200 },
  },
  endOtherSessions: { sample: {}, expects: signedIn(200) },
  listRoles: { sample: {}, expects: signedIn(200) },
  switchRole: {
    sample: { role: 'patient', asDefault: true },
    expects: { ...signedIn(403), patient: 200, other_patient: 200 },
  },
  setPrimaryRole: {
    sample: { role: 'patient' },
    expects: { ...signedIn(403), patient: 200, other_patient: 200 },
  },
  findPerson: { sample: ({ stranger }) => ({ email: stranger.email }), expects: adminsOnly(200) },
  grantRole: {
    sample: ({ stranger }) => ({ id: stranger.id, role: 'dietitian' }),
    expects: adminsOnly(200),
  },
  revokeRole: {
    sample: ({ stranger }) => ({ id: stranger.id, role: 'patient' }),
    expects: adminsOnly(409),
  },
  resetSecondFactor: { sample: ({ stranger }) => ({ id: stranger.id }), expects: adminsOnly(200) },
  readSecurity: { sample: {}, expects: signedIn(200) },
  beginSecondFactor: { sample: {}, expects: signedIn(200) },
  enableSecondFactor: { sample: { code: '123456' }, expects: signedIn(404) },
  disableSecondFactor: { sample: {}, expects: signedIn(200) },
  renewRecoveryCodes: { sample: {}, expects: signedIn(404) },
  askForNewAddress: { sample: { email: 'elsewhere@example.sa' }, expects: signedIn(202) },
  confirmNewAddress: { sample: { token: unknownToken() }, expects: anyone(400) },
  chooseLanguage: { sample: { language: 'ar' }, expects: signedIn(200) },
  copyMyData: { sample: {}, expects: signedIn(200) },
  deleteAccount: { sample: {}, expects: signedIn(200) },
}

export const sampleOf = (name: RouteName, known: Known): Sample => {
  const { sample } = matrix[name]
  return typeof sample === 'function' ? sample(known) : sample
}

/** Somebody whom this route lets in. */
export const welcomeAt = (name: RouteName): ActorName =>
  (['patient', 'dietitian', 'admin'] as const).find(
    (actor) => ![401, 403].includes(matrix[name].expects[actor]),
  ) ?? 'signed_out'

function unknownToken() {
  return 'A'.repeat(43)
}

/** A suspended account is nobody's. */
function anyone(status: number): Record<ActorName, number> {
  return Object.fromEntries(actors.map((actor) => [actor, status])) as Record<ActorName, number>
}

function signedIn(status: number): Record<ActorName, number> {
  return { ...anyone(status), signed_out: 401, suspended: 401 }
}

function adminsOnly(status: number): Record<ActorName, number> {
  return { ...signedIn(403), admin: status }
}
