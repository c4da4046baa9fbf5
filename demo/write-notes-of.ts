import { noteTemplateBinding } from '#server/appointments/notes/note-templates.ts'
import { sealAdime, sealNote } from '#server/appointments/notes/notes.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { messageBinding } from '../server/appointments/booking/message.ts'
import { minute } from './history.ts'
import type { Planned } from './planned.ts'

const first = {
  adime: {
    assessment:
      '163 cm, 78.4 kg, waist 94 cm. HbA1c 6.1 % in spring. Long office days, dinner after 22:00, little water.',
    diagnosis: 'Energy intake above need in the evening, related to skipped lunches.',
    intervention: 'Lunch before 14:00, plate method at dinner, a walk after it.',
    monitoring: 'Weight each week, fasting glucose twice a week.',
  },
  shared: `What we agreed on:
1. Lunch before 14:00 on working days, even a small one.
2. Dinner before 21:00: half the plate vegetables, a quarter kabsa rice or bread, a quarter chicken, fish or beans.
3. Twenty minutes of walking after dinner, four times a week.
We will look at it again in two weeks.`,
}
const later = {
  adime: {
    assessment: '76.9 kg (-1.5). Lunch on four of five days. Fasting glucose 98 to 104.',
    diagnosis: 'Improving; sweet drinks in the afternoon remain.',
    intervention: 'Swap juice for laban, snack of dates and nuts at 17:00.',
    monitoring: 'Keep the glucose diary until the next session.',
  },
  shared: `Well done: lunch on four of five days shows already.
For the next two weeks: laban instead of juice, and three dates with a few almonds at five o’clock.
Please keep the glucose diary.`,
}

/** Templates for notes of the demo's dietitian. */
const templates = [
  {
    name: 'First visit',
    assessment: 'Height, weight, waist:\nLaboratory values:\nUsual day of eating:\nMedicines:',
    diagnosis: 'Problem, related to, as seen by:',
    intervention: '',
    monitoring: 'Next time we will look at:',
    shared: 'What we agreed on:\n1. ',
  },
  {
    name: 'متابعة السكري',
    assessment: 'الوزن ومحيط الخصر:\nسكر الصيام وبعد الأكل:\nالسكر التراكمي:\nنوبات الهبوط:',
    diagnosis: '',
    intervention: 'توزيع الكربوهيدرات على الوجبات:',
    monitoring: 'قياس السكر مرتين في الأسبوع.',
    shared: 'ما اتفقنا عليه:\n1. ',
  },
]

/** Writes notes on the three sessions that the demo's patient has attended, as her dietitian signed them. */
export async function writeNotesOf(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  planned: readonly Planned[],
  now: Date,
): Promise<void> {
  const own = planned.filter(({ outcome, isOutside }) => isOutside && outcome === 'attended').slice(0, 3)
  for (const [at, { id, patient, endsAt }] of own.entries()) {
    const key = await ensurePersonKey(tx, keys, patient, now)
    const text = at === 0 ? first : later
    const signed = new Date(endsAt + 35 * minute)
    await tx
      .insertInto('consultation_notes')
      .values({
        appointment_id: id,
        private_sealed: sealNote(key, '', id, 'private'),
        adime_sealed: sealAdime(key, text.adime, id),
        shared_sealed: sealNote(key, text.shared, id, 'shared'),
        saved_at: signed,
        signed_at: signed,
      })
      .execute()
  }
  const dietitian = own[0]?.dietitian
  if (!dietitian) return
  const key = await ensurePersonKey(tx, keys, dietitian, now)
  for (const template of templates) {
    const id = await freshId(tx)
    const template_sealed = sealJson(key, template, noteTemplateBinding(id))
    await tx
      .insertInto('note_templates')
      .values({ id, dietitian_id: dietitian, template_sealed, saved_at: now })
      .execute()
  }
}

/** Writes the messages that patients sent with their requests. */
export async function writeRequestMessages(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  planned: readonly Planned[],
  now: Date,
): Promise<void> {
  for (const { id, patient, message } of planned) {
    if (!message) continue
    const key = await ensurePersonKey(tx, keys, patient, now)
    await tx
      .updateTable('appointments')
      .set({ message_sealed: key.seal(message, messageBinding(id)) })
      .where('id', '=', id)
      .execute()
  }
}
