import type { Dispute, DisputePage } from '#contract/money/disputes.ts'
import type { DeskAppointment } from '#contract/oversight/appointment.ts'
import { idOf, sessionOf } from '../dom/people.ts'

const partyOf = (role: 'patient' | 'dietitian') => {
  const { id, name, otherName } = sessionOf(role).user
  return { id, name, otherName }
}

/** A completed appointment of Sara’s with Dr Layla in our call, as an owner sees it. */
export const deskAppointmentView = (facts: Partial<DeskAppointment> = {}): DeskAppointment => ({
  id: idOf(1),
  client: partyOf('patient'),
  dietitian: partyOf('dietitian'),
  startsAt: '2026-11-20T06:00:00.000Z',
  endsAt: '2026-11-20T06:30:00.000Z',
  requestedAt: '2026-11-18T06:00:00.000Z',
  mode: 'video',
  status: 'completed',
  state: 'completed',
  ending: null,
  price: 250,
  serviceName: 'Initial consultation',
  otherServiceName: null,
  place: 'our_call',
  wantedAt: null,
  history: [
    { kind: 'booked', at: '2026-11-18T06:00:00.000Z', by: 'patient', admin: null, from: null, to: null },
  ],
  presences: { patient: [], dietitian: [] },
  claim: null,
  money: { payment: null, disputes: [], invoices: [] },
  tickets: [],
  ...facts,
})

export const disputeView = (facts: Partial<Dispute> = {}): Dispute => ({
  id: idOf(2),
  payment: idOf(3),
  amount: 250,
  reason: 'The cardholder does not recognize the payment',
  state: 'open',
  openedAt: '2026-11-20T06:00:00.000Z',
  endedAt: null,
  answerBy: '2026-11-27',
  isDayNamed: false,
  answeredAt: null,
  borne: 0,
  appointment: null,
  ...facts,
})

export const disputePageView = (facts: Partial<DisputePage> = {}): DisputePage => ({
  ...disputeView(),
  gatewayDispute: 'dispute_7',
  patient: partyOf('patient'),
  dietitian: partyOf('dietitian'),
  paidAt: '2026-11-18T06:00:00.000Z',
  ...facts,
})
