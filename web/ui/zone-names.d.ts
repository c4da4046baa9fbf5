declare module 'virtual:zone-names' {
  export const zoneNames: Readonly<Record<string, string>>
}
