import {
  Activity,
  Droplet,
  Droplets,
  Footprints,
  Gauge,
  Moon,
  Percent,
  PersonStanding,
  Ruler,
  Scale,
  Smile,
  TestTube,
} from 'lucide-react'
import type { MeasureKind } from '#contract/health/kinds.ts'
import type { IconShape } from '#web/ui/icon.tsx'

export const kindIcons: Readonly<Record<MeasureKind, IconShape>> = {
  weight: Scale,
  height: PersonStanding,
  waist: Ruler,
  hip: Ruler,
  body_fat: Percent,
  muscle: PersonStanding,
  visceral_fat: Percent,
  blood_pressure: Gauge,
  glucose: Droplet,
  hba1c: Activity,
  total_cholesterol: TestTube,
  ldl: TestTube,
  hdl: TestTube,
  triglycerides: TestTube,
  steps: Footprints,
  water: Droplets,
  sleep: Moon,
  mood: Smile,
}
