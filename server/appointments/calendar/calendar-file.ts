import type { FoundFile } from '#server/http/bind-file.ts'

export const calendarFile = (text: string, name: string): FoundFile => ({
  bytes: Buffer.from(text),
  type: 'text/calendar; charset=utf-8',
  name,
})
