import type { Limit } from '#server/ground/http/limits.ts'

export const downloads: Limit = { name: 'reports.downloads', most: 30, seconds: 3_600 }
