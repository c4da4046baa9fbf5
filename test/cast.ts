/** The same people in tests, in development and in the demo marketplace. */
export const sara = { name: 'Sara Al-Qahtani', email: 'sara@example.sa', phone: '501234567' }
export const omar = { name: 'عمر باكري', email: 'omar@example.sa', phone: '+966 55 765 4321' }
export const drLayla = {
  name: 'Dr. Layla Al-Harbi',
  email: 'layla@example.sa',
  phone: '0501112233',
  licenseNumber: '12-A-3456',
}
export const drFahad = { name: 'Dr. Fahad Al-Shehri', email: 'fahad@example.sa', phone: '0502223344' }
export const drReem = { name: 'Dr. Reem Al-Otaibi', email: 'reem@example.sa', phone: '0503334455' }
export const noor = { name: 'Noor Al-Dosari', email: 'noor@example.sa', phone: '0504445566' }
export const khalid = { name: 'Khalid Al-Zahrani', email: 'khalid@example.sa', phone: '0505556677' }

export const inArabic = { 'accept-language': 'ar' }
