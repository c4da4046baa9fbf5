/** One plain addr-spec: nothing that a mail server could read as a second address or as a header. */
export function isSingleAddress(text: string): boolean {
  if (text.length > 254) return false
  const [, local, domain] = /^([^@]+)@([^@]+)$/.exec(text) ?? []
  return (
    local !== undefined &&
    domain !== undefined &&
    local.length <= 64 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local) &&
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(domain)
  )
}
