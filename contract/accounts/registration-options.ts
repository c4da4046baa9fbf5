export const registrationGenders = ['male', 'female', 'other'] as const
export const registrationDiets = [
  'omnivore',
  'vegetarian',
  'vegan',
  'pescatarian',
  'keto',
  'paleo',
  'gluten-free',
] as const
export const registrationSpecializations = [
  'weight-management',
  'diabetes',
  'sports',
  'pediatric',
  'clinical',
] as const
export const registrationExperience = ['0-2', '3-5', '6-10', '11+'] as const
