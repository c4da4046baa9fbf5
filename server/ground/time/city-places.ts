import type { City } from '#contract/practice-options.ts'

type Place = { readonly latitude: number; readonly longitude: number }

/**
 * City centres from GeoNames (geonames.org, CC BY 4.0), to two decimals: a kilometre changes sun times by three
 * seconds.
 */
export const cityPlaces: Readonly<Record<City, Place>> = {
  riyadh: { latitude: 24.69, longitude: 46.72 },
  jeddah: { latitude: 21.49, longitude: 39.19 },
  makkah: { latitude: 21.43, longitude: 39.83 },
  madinah: { latitude: 24.47, longitude: 39.61 },
  dammam: { latitude: 26.43, longitude: 50.1 },
  khobar: { latitude: 26.28, longitude: 50.21 },
  dhahran: { latitude: 26.29, longitude: 50.11 },
  'al-ahsa': { latitude: 25.36, longitude: 49.59 },
  jubail: { latitude: 27.02, longitude: 49.62 },
  qatif: { latitude: 26.57, longitude: 50.01 },
  taif: { latitude: 21.27, longitude: 40.42 },
  tabuk: { latitude: 28.4, longitude: 36.57 },
  buraydah: { latitude: 26.33, longitude: 43.97 },
  unaizah: { latitude: 26.09, longitude: 43.99 },
  hail: { latitude: 27.52, longitude: 41.69 },
  abha: { latitude: 18.22, longitude: 42.51 },
  'khamis-mushait': { latitude: 18.3, longitude: 42.73 },
  jazan: { latitude: 16.89, longitude: 42.55 },
  najran: { latitude: 17.49, longitude: 44.13 },
  'al-baha': { latitude: 20.01, longitude: 41.47 },
  yanbu: { latitude: 24.09, longitude: 38.06 },
  arar: { latitude: 30.98, longitude: 41.04 },
  sakaka: { latitude: 29.97, longitude: 40.21 },
}
