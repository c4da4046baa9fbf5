/** Labels beside a phone number. */
export const phone = {
  country: { en: 'Country code', ar: 'رمز الدولة' },
  saudiArabia: { en: 'Saudi Arabia', ar: 'السعودية' },
  placeholder: { en: '5XXXXXXXX', ar: '5XXXXXXXX' },
}
