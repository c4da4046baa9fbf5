import { Droplets, Footprints, Moon, Smile } from 'lucide-react'

/** Only what a drawing shows at a glance: a waist and a hip, or two blood tests, would share one. */
export const kindIcons = { steps: Footprints, water: Droplets, sleep: Moon, mood: Smile }
