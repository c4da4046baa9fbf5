import { callPage } from '#copy/calls/call-page.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage } from '#web/app/page.ts'
import { LobbyScreen } from '#web/calls/lobby-screen.tsx'
import { CallPage } from '#web/portal/call-page.tsx'

const CallChat = lazyPart(() => import('#web/messages/call-chat.tsx'), 'CallChat')
const PracticeNotes = lazyPart(() => import('#web/appointments/notes/practice-notes.tsx'), 'PracticeNotes')

export default portalPage({
  title: callPage.title,
  place: { from: '/dashboard' },
  reads: [],
  view: () => (
    <CallPage>
      {(sides) => (
        <LobbyScreen
          key={sides.party}
          {...sides}
          beside={(appointment) => ({
            ...(appointment.other.id !== null && {
              chat: <CallChat party={sides.party} person={appointment.other.id} />,
            }),
            ...(sides.party === 'dietitian' &&
              appointment.may.writeNotes && {
                notes: <PracticeNotes appointment={appointment} isFresh={false} />,
              }),
          })}
        />
      )}
    </CallPage>
  ),
})
