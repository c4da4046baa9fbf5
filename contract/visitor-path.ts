/** The page on which a visitor books a time; public pages link to it. */
export const visitorPath = ({
  dietitian,
  service,
  slot,
}: Record<'dietitian' | 'service' | 'slot', string>): `/book?${string}` =>
  `/book?${new URLSearchParams({ dietitian, service, slot })}`
