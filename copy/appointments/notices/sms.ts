import { brand } from '#copy/brand.ts'
import type { Word } from '#copy/word.ts'

const say = (en: string, ar: string): Word => ({
  en: `${brand.name.en}: ${en}`,
  ar: `${brand.name.ar}: ${ar}`,
})

/** Short and without names, because a locked screen may show them. */
export const appointmentMessages = {
  patient: {
    booked: (when: string) => say(`your appointment is booked: ${when}.`, `تم حجز موعدك: ${when}.`),
    reserved: (when: string) =>
      say(
        `an appointment is reserved for you and awaits your payment: ${when}.`,
        `حُجز لك موعد بانتظار الدفع: ${when}.`,
      ),
    unpaid: (when: string) =>
      say(
        `your reserved appointment was not paid for in time and is no longer held: ${when}.`,
        `لم تُدفع قيمة الموعد المحجوز لك في وقتها، ولم يعد محجوزًا: ${when}.`,
      ),
    confirmed: (when: string) => say(`your appointment is confirmed: ${when}.`, `تم تأكيد موعدك: ${when}.`),
    declined: (when: string) => say(`your request was declined: ${when}.`, `لم يُقبل طلب موعدك: ${when}.`),
    lapsed: (when: string) =>
      say(`your request was not answered and has lapsed: ${when}.`, `انتهى طلب موعدك دون رد: ${when}.`),
    cancelled: (when: string) => say(`your appointment is cancelled: ${when}.`, `تم إلغاء موعدك: ${when}.`),
    moved: (when: string) => say(`your appointment has a new time: ${when}.`, `تغيّر وقت موعدك: ${when}.`),
    moveDeclined: (when: string) =>
      say(
        `the new time was declined. Your appointment stays: ${when}.`,
        `لم يُقبل الوقت الجديد، وموعدك باقٍ: ${when}.`,
      ),
    moveLapsed: (when: string) =>
      say(
        `the new time was not answered. Your appointment stays: ${when}.`,
        `لم يصل رد على الوقت الجديد، وموعدك باقٍ: ${when}.`,
      ),
    reminder: (when: string) => say(`your appointment is coming up: ${when}.`, `اقترب موعدك: ${when}.`),
  },
  dietitian: {
    requested: (when: string) => say(`you have a new request: ${when}.`, `طلب موعد ينتظر ردك: ${when}.`),
    booked: (when: string) => say(`a new appointment is booked: ${when}.`, `تم حجز موعد جديد: ${when}.`),
    cancelled: (when: string) => say(`an appointment is cancelled: ${when}.`, `تم إلغاء موعد: ${when}.`),
    moved: (when: string) => say(`an appointment has a new time: ${when}.`, `تغيّر وقت موعد: ${when}.`),
    askedToMove: (when: string) =>
      say(`a patient has requested a new time: ${when}.`, `طلب وقت جديد لموعد: ${when}.`),
    reminder: (when: string) => say(`an appointment is coming up: ${when}.`, `اقترب موعد: ${when}.`),
  },
}
