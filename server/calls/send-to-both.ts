import type { PassingFrame } from '#contract/realtime.ts'
import type { House } from '#server/ground/house.ts'
import { sendFrame } from '#server/ground/realtime/send-frame.ts'
import type { CallFacts } from '../appointments/call-facts.ts'
import type { Seats } from './seats.ts'

type Two = Pick<CallFacts, 'patient_id' | 'dietitian_id'>

export const seatsFrame = (appointment: string, seats: Seats): PassingFrame => ({
  type: 'call.seats',
  appointment,
  ...seats,
})

export const sendToBoth = (
  house: House,
  { patient_id, dietitian_id }: Two,
  frame: PassingFrame,
): Promise<void> =>
  sendFrame(
    house,
    [patient_id, dietitian_id].filter((person) => person !== null),
    frame,
  )
