import { closeBreach, openBreach, tellOfBreach } from '#contract/privacy/breaches.ts'
import { answerDataRequest, extendDataRequest, logDataRequest } from '#contract/privacy/data-requests.ts'
import type { SentTo } from '#contract/route.ts'
import type { App } from '#test/app.ts'
import type { Person } from '#test/people.ts'

/** Two breaches and two requests, one of each closed, with everything that an admin can read. */
export async function makePrivacyMatters({ house }: App, admin: Person, person: Person): Promise<void> {
  const today = new Date(house.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10)
  const facts = {
    isDrill: false,
    title: 'حاسوب محمول مفقود',
    knownOn: today,
    knownTime: '10:00',
    happenedOn: today,
    what: 'نُسي في سيارة أجرة.',
    categories: ['contact', 'messages'],
    peopleCount: '3',
    recordsCount: '9',
    risks: 'مكالمات مزعجة.',
    measures: 'أُنهيت الجلسات.',
    contact: 'privacy@example.sa',
  } satisfies SentTo<typeof openBreach>
  await admin.call(openBreach, facts)
  const { id: breach } = (await admin.call(openBreach, facts)).body.breach
  for (const who of ['authority', 'subjects'] as const)
    await admin.call(tellOfBreach, { id: breach, who, toldOn: today, note: 'NDGP-7' })
  await admin.call(closeBreach, { id: breach, conclusion: 'أُعيد دون فتحه.' })
  const asked = {
    requester: 'سارة، بالهاتف',
    kind: 'access',
    channel: 'phone',
    content: 'ما الذي تعرفونه عني؟',
    email: person.email,
    identityVerified: true,
    receivedOn: today,
  } as const
  const { id: request } = (await admin.call(logDataRequest, asked)).body.request
  await admin.call(extendDataRequest, { id: request, reason: 'السجلات كثيرة.' })
  const { id: answered } = (await admin.call(logDataRequest, asked)).body.request
  const { status } = await admin.call(answerDataRequest, {
    id: answered,
    outcome: 'fulfilled',
    note: 'أُرسلت نسخة.',
    identityVerified: true,
  })
  if (status !== 200) throw new Error(`a request about data was not answered: ${status}`)
}
