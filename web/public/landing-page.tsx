import { LandingClosing } from './landing-closing.tsx'
import { LandingFeatures } from './landing-features.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingHow } from './landing-how.tsx'
import { LandingPrices } from './landing-prices.tsx'
import { LandingSides } from './landing-sides.tsx'
import { LandingWhy } from './landing-why.tsx'

export function LandingPage() {
  return (
    <>
      <LandingHero />
      <LandingFeatures />
      <LandingHow />
      <LandingWhy />
      <LandingSides />
      <LandingPrices />
      <LandingClosing />
    </>
  )
}
