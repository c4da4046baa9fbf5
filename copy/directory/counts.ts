import { counted, type Forms } from '../counted.ts'

const dietitiansInArabic: Forms = {
  zero: 'لا يوجد أخصائيون',
  one: 'أخصائي واحد',
  two: 'أخصائيان',
  few: '# أخصائيين',
  many: '# أخصائيًا',
  other: '# أخصائي',
}

const reviewsInArabic: Forms = {
  zero: 'لا توجد تقييمات',
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: '# تقييمات',
  many: '# تقييمًا',
  other: '# تقييم',
}

const showInArabic: Forms = {
  zero: 'لا يوجد أخصائيون',
  one: 'عرض أخصائي واحد',
  two: 'عرض أخصائيين اثنين',
  few: 'عرض # أخصائيين',
  many: 'عرض # أخصائيًا',
  other: 'عرض # أخصائي',
}

const minutesInArabic: Forms = {
  zero: '# دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
}

export const counts = {
  dietitians: (count: number) => counted(count, '# dietitian', '# dietitians', dietitiansInArabic),
  reviews: (count: number) => counted(count, '# review', '# reviews', reviewsInArabic),
  show: (count: number) => counted(count, 'Show # dietitian', 'Show # dietitians', showInArabic),
  minutes: (count: number) => counted(count, '# minute', '# minutes', minutesInArabic),
}
