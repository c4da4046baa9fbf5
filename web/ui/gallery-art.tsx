import { CompaniesArt } from '#web/art/companies-art.tsx'
import { DietitiansArt } from '#web/art/dietitians-art.tsx'
import { HeroGround } from '#web/art/hero-ground.tsx'
import { Logo } from '#web/art/logo.tsx'
import { Mark } from '#web/art/mark.tsx'
import { NotFoundArt } from '#web/art/not-found-art.tsx'
import { PatientsArt } from '#web/art/patients-art.tsx'
import { PreviewArt } from '#web/art/preview-art.tsx'
import { WelcomeArt } from '#web/art/welcome-art.tsx'

export function GalleryArt() {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-6">
        <Logo />
        <Mark className="size-4" />
        <Mark className="size-6" />
        <Mark className="size-16" />
        <Mark className="size-32" />
        <div data-theme="dark" className="rounded-card bg-deep p-5">
          <Logo />
        </div>
      </div>
      <div className="grid items-center gap-6 sm:grid-cols-2">
        <PatientsArt className="w-full" />
        <DietitiansArt className="w-full" />
        <CompaniesArt className="w-full" />
        <NotFoundArt className="w-full" />
        <WelcomeArt className="w-full" />
        <PreviewArt className="w-full rounded-card" />
      </div>
      <div className="relative h-96 overflow-hidden rounded-card border border-line">
        <HeroGround />
      </div>
    </div>
  )
}
