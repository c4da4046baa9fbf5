/** Writes E.164 as `+966 11 234 5678`, with exactly one plus. Show it in `<bdi dir="ltr">`. */
export function showPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const saudi = /^966(\d{2})(\d{3})(\d{4})$/.exec(digits)
  return saudi ? `+966 ${saudi.slice(1).join(' ')}` : `+${digits}`
}
