/** What the specification says of a page whose feature comes later. */
export const soon = { available: { en: 'available soon', ar: 'متاح قريبًا' } }
