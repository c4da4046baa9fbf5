import { dietitianPages } from './dietitian-pages.ts'
import { PlaceholderPage } from './placeholder-page.tsx'
import { ProfileHead } from './profile-head.tsx'

export function DietitianProfile() {
  return <PlaceholderPage page={dietitianPages['/dietitian/profile']} head={<ProfileHead />} />
}
