import { sara } from '../cast.ts'
import { password } from '../people.ts'
import { adminsOnly, anyone, type Rows, signedIn, unknownToken } from './row.ts'

export const accountRows = {
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
  confirmAddress: {
    sample: { token: unknownToken(), name: 'Huda Al-Ghamdi', password: 'cardamom & dates' },
    expects: anyone(400),
  },
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
  provePassword: { sample: { password }, expects: signedIn(200) },
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
  searchPeople: {
    sample: ({ stranger }) => ({
      q: stranger.email,
      role: 'patient',
      status: 'active',
      from: '2026-01-01',
      to: '2026-12-31',
      sort: 'name',
      after: stranger.id,
    }),
    expects: adminsOnly(200, 'support', 'privacy'),
  },
  readPerson: {
    sample: ({ stranger }) => ({ id: stranger.id }),
    expects: adminsOnly(200, 'support', 'privacy'),
    inPerson: true,
  },
  suspendPerson: {
    sample: ({ stranger }) => ({
      id: stranger.id,
      reason: 'Several people have reported this account.',
      othersAreTold: 'This account has been suspended.',
    }),
    expects: adminsOnly(200, 'support'),
  },
  reinstatePerson: { sample: ({ stranger }) => ({ id: stranger.id }), expects: adminsOnly(409, 'support') },
  signOutPerson: { sample: ({ stranger }) => ({ id: stranger.id }), expects: adminsOnly(200, 'support') },
  mailPerson: {
    sample: ({ stranger }) => ({ id: stranger.id, which: 'reset' }),
    expects: adminsOnly(200, 'support'),
  },
  grantRole: {
    sample: ({ stranger }) => ({ id: stranger.id, role: 'dietitian' }),
    expects: adminsOnly(200),
  },
  changeDuties: {
    sample: ({ stranger }) => ({ id: stranger.id, duties: ['support'] }),
    expects: adminsOnly(404),
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
  copyMyData: {
    given: ['practice', 'reviewed', 'appointments', 'messages', 'support', 'health'],
    sample: {},
    expects: signedIn(200),
  },
  listAccessTokens: { sample: {}, expects: signedIn(200) },
  makeAccessToken: {
    sample: { name: 'Calendar at home', scope: 'read', days: '30' },
    expects: signedIn(201),
  },
  revokeAccessToken: {
    sample: { id: '01990000-0000-7000-8000-000000000000' },
    expects: signedIn(404),
  },
  beginProviderVisit: {
    sample: { provider: 'nobody', aim: 'entry', redirectTo: '/dashboard' },
    expects: anyone(404),
  },
  endProviderVisit: { sample: { query: 'code=x&state=y' }, expects: anyone(400) },
  enterByProvider: { sample: {}, expects: anyone(400) },
  listConnections: { sample: {}, expects: signedIn(200) },
  connectAccount: { sample: {}, expects: signedIn(400) },
  disconnectAccount: {
    sample: { id: '01990000-0000-7000-8000-000000000000' },
    expects: signedIn(404),
  },
  deleteAccount: {
    given: ['practice', 'reviewed', 'appointments', 'messages', 'support', 'health'],
    sample: {},
    expects: signedIn(200),
  },
} satisfies Rows
