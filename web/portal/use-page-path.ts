import { useMatches } from '@tanstack/react-router'

/** The path of this page as the routes have it, `/patient/appointments/$id`. */
export const usePagePath = (): string => useMatches().at(-1)?.fullPath ?? ''
