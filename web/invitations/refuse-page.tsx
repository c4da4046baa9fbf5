import { refusePage } from '#copy/invitations/accept.ts'
import { SeedlingArt } from '#web/art/seedling-art.tsx'
import { HomeButton } from '#web/newsletter/home-button.tsx'
import { TokenPage } from '#web/ui/token-page.tsx'

export const RefusePage = () => (
  <TokenPage
    art={<SeedlingArt className="w-44" />}
    words={refusePage}
    bind={async () => (await import('#contract/invitation-links.ts')).refuseInvitations}
    onward={<HomeButton />}
    otherWay={<HomeButton />}
  />
)
