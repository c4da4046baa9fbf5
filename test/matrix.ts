import { contract, type RouteName } from '#contract/contract.ts'
import { isSearch, type Route } from '#contract/route.ts'
import { accountRows } from './matrix/accounts.ts'
import { appointmentRows } from './matrix/appointments.ts'
import { availabilityRows } from './matrix/availability.ts'
import { callRows } from './matrix/calls.ts'
import { dashboardRows } from './matrix/dashboards.ts'
import { directoryRows } from './matrix/directory.ts'
import { documentRows } from './matrix/documents.ts'
import { foodRows } from './matrix/foods.ts'
import { healthRows } from './matrix/health.ts'
import { healthCheckRows } from './matrix/health-checks.ts'
import { invitationRows } from './matrix/invitations.ts'
import { invoiceRows } from './matrix/invoices.ts'
import { messageRows } from './matrix/messages.ts'
import { newsletterRows } from './matrix/newsletter.ts'
import { notificationRows } from './matrix/notifications.ts'
import { onboardingRows } from './matrix/onboarding.ts'
import { oversightRows } from './matrix/oversight.ts'
import { patientRows } from './matrix/patients.ts'
import { paymentRows } from './matrix/payments.ts'
import { planRows } from './matrix/plans.ts'
import { platformRows } from './matrix/platform.ts'
import { privacyRows } from './matrix/privacy.ts'
import { profileRows } from './matrix/profiles.ts'
import { reportRows } from './matrix/reports.ts'
import { reviewRows } from './matrix/reviews.ts'
import type { ActorName, Fixtures, Parts, Row, Sample } from './matrix/row.ts'
import { screeningRows } from './matrix/screening.ts'
import { serviceRows } from './matrix/services.ts'
import { supportRows } from './matrix/support.ts'
import { surveyRows } from './matrix/survey.ts'
import { usageRows } from './matrix/usage.ts'
import { verificationRows } from './matrix/verification.ts'
import { visitorRows } from './matrix/visitors.ts'

/** The permission matrix: a route without a row does not compile, and fails the test. */
export const matrix: Record<RouteName, Row> = {
  ...healthCheckRows,
  ...newsletterRows,
  ...surveyRows,
  ...accountRows,
  ...profileRows,
  ...onboardingRows,
  ...paymentRows,
  ...invoiceRows,
  ...usageRows,
  ...documentRows,
  ...verificationRows,
  ...serviceRows,
  ...availabilityRows,
  ...directoryRows,
  ...dashboardRows,
  ...oversightRows,
  ...platformRows,
  ...privacyRows,
  ...reportRows,
  ...appointmentRows,
  ...visitorRows,
  ...callRows,
  ...patientRows,
  ...invitationRows,
  ...reviewRows,
  ...notificationRows,
  ...messageRows,
  ...healthRows,
  ...screeningRows,
  ...planRows,
  ...foodRows,
  ...supportRows,
}

export const sampleOf = (name: RouteName, fixtures: Fixtures): Sample => {
  const { sample } = matrix[name]
  return typeof sample === 'function' ? sample(fixtures) : sample
}

/** The sample of a route; only the parts that it reads, or that its row lists as `given`, are created. */
export async function sampleWith(name: RouteName, parts: Parts): Promise<Sample> {
  const fixtures = new Map<keyof Fixtures, unknown>()
  for (const part of matrix[name].given ?? []) fixtures.set(part, await parts[part]())
  const reader = new Proxy({} as Fixtures, {
    get(_, part) {
      if (!fixtures.has(part as keyof Fixtures)) throw new NotMade(part as keyof Fixtures)
      return fixtures.get(part as keyof Fixtures)
    },
  })
  // A sample fails at the first missing part; that part is created, and the sample is built again.
  for (;;)
    try {
      return sampleOf(name, reader)
    } catch (fault) {
      if (!(fault instanceof NotMade)) throw fault
      fixtures.set(fault.part, await parts[fault.part]())
    }
}

/** Stands for any part: each of its fields, and what each of its functions returns, is an id that no record has. */
const noPart: unknown = new Proxy(() => noPart, {
  get(_, field) {
    if (field === 'free') return '2126-12-06T09:00:00.000Z'
    const isText = field === Symbol.toPrimitive || field === 'toString' || field === 'toJSON'
    return isText ? () => '01990000-0000-7000-8000-00000000dead' : noPart
  },
  apply: () => noPart,
})

/** A request of the right shape about nothing, for a guard that refuses it before anything is read. */
export const sampleForGuard = (name: RouteName): Sample =>
  sampleOf(name, new Proxy({} as Fixtures, { get: () => noPart }))

class NotMade extends Error {
  readonly part: keyof Fixtures
  constructor(part: keyof Fixtures) {
    super(`${part} is not made yet`)
    this.part = part
  }
}

/** Such routes change nothing, so the same caller can use all of them. */
export const onlyReads = (route: Route) => route.method === 'GET' || isSearch(route)

/** The scope that a token needs for this route; a program may never change the account itself. */
export function tokenScopeOf(name: RouteName): 'read' | 'write' | 'never' {
  const { method, audience } = contract[name]
  if (name in accountRows || matrix[name].inPerson) return 'never'
  if (method === 'GET' || (isSearch(contract[name]) && audience !== 'admin')) return 'read'
  return audience === 'admin' ? 'never' : 'write'
}

/** An actor whom this route accepts. */
export const admittedActor = (name: RouteName): ActorName =>
  (['patient', 'dietitian', 'admin'] as const).find(
    (actor) => ![401, 403].includes(matrix[name].expects[actor]),
  ) ?? 'signed_out'
