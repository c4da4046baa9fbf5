import type { Limit } from '#server/http/limits.ts'

export const downloads: Limit = { name: 'reports.downloads', most: 30, seconds: 3_600 }
