import { callPage } from '#copy/calls/call-page.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import type { OpenPages } from './portal/declare-pages.tsx'

const CallChat = later(() => import('./messages/call-chat.tsx'), 'CallChat')
const PracticeNotes = later(() => import('./appointments/notes/practice-notes.tsx'), 'PracticeNotes')

/** Both sides of an appointment share it, and which side it is says where its way back leads. */
export const callPages: OpenPages = {
  '/call/$id': {
    title: callPage.title,
    component: compose(
      [() => import('./portal/call-page.tsx'), () => import('./calls/lobby-screen.tsx')],
      ({ CallPage }, { LobbyScreen }) => (
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
    ),
  },
}
