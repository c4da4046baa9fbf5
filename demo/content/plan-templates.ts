import type { TargetKind } from '#contract/plans/targets.ts'

type Range = readonly [least: number | null, most: number | null]

export type DemoTemplate = {
  name: string
  /** The ranges within which each of its days stays. */
  targets: Partial<Record<TargetKind, Range>>
  days: string
}

/**
 * Templates of the demo’s dietitian. One meal per line: kind and time | foods, each with its alternatives, whose
 * amounts follow from equal energy | a note in Arabic | and in English. An empty line separates days. `100g` are grams,
 * `2 slice` portions.
 */
export const demoTemplates: Readonly<
  Record<'weight' | 'diabetes' | 'pregnancy' | 'sports' | 'ramadan', DemoTemplate>
> = {
  weight: {
    name: 'إنقاص الوزن · Weight loss, 1,500 kcal',
    targets: {
      energy: [1_400, 1_600],
      protein: [80, 125],
      carbohydrate: [130, 200],
      fat: [40, 65],
      fibre: [25, null],
      saturates: [null, 17],
      sodium: [null, 2_300],
    },
    days: `
breakfast 07:30 | egg-boiled 2 piece = tuna-water can, labneh spoon; bread-arabic-whole 1 half = oats-dry g, bread-whole slice; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon
snack 10:30 | apple 1 piece = orange piece, strawberries cup; almonds 0.5 handful = walnuts handful
lunch 13:30 | chicken-breast-cooked 130g = hamour-grilled g, shish-tawook piece; rice-brown-cooked 120g = bulgur-cooked g, sweet-potato-baked g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon | نصف الطبق سلطة، وبها البداية | Fill half of the plate with salad first
snack 17:00 | laban-low 1 glass = milk-skim glass; carrot 2 piece
dinner 20:00 | shorba-lentil 1.25 bowl = adas-stew bowl; bread-arabic-whole 0.5 half; salad-cucumber-yogurt 1 bowl | ساعتان على الأقل قبل النوم | At least two hours before sleep

breakfast 07:30 | oats-dry 45g = muesli g, bread-arabic-whole half; milk-low 1 glass = laban-low glass; blueberries 0.5 cup = apple piece; chia 0.5 spoon
snack 10:30 | yogurt-greek 1 tub = cottage-cheese g; strawberries 1 cup = kiwi piece
lunch 13:30 | hamour-grilled 170g = cod-cooked g, chicken-breast-cooked g; rice-white-cooked 1 ladle = potato-boiled piece; fattoush 1 bowl; olive-oil 1 teaspoon | السمك مشويًا بالليمون والكمون، دون قلي | Grill the fish with lemon and cumin, without frying
snack 17:00 | almonds 0.75 handful = pistachios handful; qahwa 2 finjan
dinner 20:00 | chickpeas-cooked 0.5 cup = fava-cooked cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; egg-boiled 1 piece; bread-arabic-whole 0.75 half

breakfast 07:30 | ful-medames 0.75 bowl = shakshuka plate; bread-arabic-whole 1 half; tomato 1 piece; rocket 0.5 bunch | الفول بملعقة زيت صغيرة لا أكثر | Ful with a teaspoon of oil, no more
snack 10:30 | orange 1 piece = mandarin piece; yogurt-greek 1 tub
lunch 13:30 | kabsa-chicken 0.75 plate = mandi-chicken plate, bukhari-chicken plate; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; laban-low 1 glass | ثلاثة أرباع طبق، والدجاج دون جلد | Three quarters of a plate, the chicken without its skin
snack 17:00 | cucumber 2 piece; carrot 1 piece
dinner 20:00 | tuna-water 1 can = chicken-breast-cooked g, cottage-cheese g; bread-whole 1 slice = rice-cake piece; lettuce 2 cup; rocket 0.5 bunch; olive-oil 1 teaspoon

breakfast 07:30 | cottage-cheese 0.5 cup = labneh spoon; bread-arabic-whole 1 half = oats-dry g; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon
snack 10:30 | pear 1 piece = apple piece; walnuts 0.5 handful = almonds handful
lunch 13:30 | molokhia-chicken 1 bowl = bamia-lamb bowl; rice-brown-cooked 110g = rice-white-cooked g; chicken-breast-cooked 80g = tofu g; salad-green 1 bowl
snack 17:00 | yogurt 1 tub = laban glass; strawberries 0.75 cup
dinner 20:00 | lentils-cooked 1 cup = beans-kidney-cooked cup; cucumber 1 piece; tomato 1 piece; lemon-juice 1 spoon; egg-boiled 1 piece = cottage-cheese g

breakfast 07:30 | shakshuka 0.75 plate = egg-boiled piece; bread-arabic-whole 1 half = bread-whole slice; rocket 0.5 bunch
snack 10:30 | apple 1 piece = pear piece; pistachios 0.5 handful = almonds handful
lunch 13:30 | kofta-grilled 1.75 piece = shish-tawook piece, salmon-cooked g; bulgur-cooked 0.75 cup = rice-brown-cooked g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; cucumber 1 piece | كفتة منزلية من لحم قليل الدهن | Home-made kofta of lean meat
snack 17:00 | laban-low 1 glass
dinner 20:00 | chicken-breast-cooked 100g = turkey-breast-cooked g, tuna-water g; broccoli-cooked 1.5 cup = green-beans cup; sweet-potato-baked 1 piece = potato-boiled piece

breakfast 08:30 | labneh 2 spoon = cottage-cheese g; bread-arabic-whole 1 half; egg-boiled 1 piece; tomato 1 piece; cucumber 1 piece; olives-black 4 piece
snack 11:00 | dates-sukkari 3 date = dates-khalas date, apple piece; qahwa 2 finjan; yogurt-greek 1 tub | تمر فردي مع القهوة دون سكر | An odd number of dates with coffee, no sugar
lunch 14:00 | sayadieh-fish 0.75 plate = kabsa-chicken plate, murabyan-shrimp plate; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; laban-low 1 glass
snack 17:30 | guava 2 piece = orange piece
dinner 20:30 | adas-stew 0.75 bowl = shorba-lentil bowl; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; tuna-water 0.5 can = chicken-breast-cooked g

breakfast 08:30 | oats-dry 45g = cornflakes g; milk-low 1 glass; banana 0.5 piece = dates-sukkari date; walnuts 0.5 handful = almonds handful
snack 11:00 | carrot 2 piece; hummus-tahini 2 spoon = mutabbal spoon
lunch 14:00 | jareesh 1 bowl = harees-lamb bowl; chicken-breast-cooked 100g = veal-shank-raw g, hamour-grilled g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; zucchini 1 piece
snack 17:30 | mandarin 2 piece = orange piece
dinner 20:30 | shrimp-cooked 100g = tuna-water g, chicken-breast-cooked g; quinoa-cooked 0.5 cup = bulgur-cooked cup; green-beans 1 cup; salad-green 1 bowl; olive-oil 1 teaspoon
`,
  },
  diabetes: {
    name: 'السكري، النوع الثاني · Type 2 diabetes, even carbohydrate',
    targets: {
      energy: [1_500, 1_700],
      protein: [80, 125],
      carbohydrate: [140, 180],
      fat: [50, 75],
      fibre: [30, null],
      sugars: [null, 60],
      saturates: [null, 18],
      sodium: [null, 2_300],
    },
    days: `
breakfast 07:00 | ful-medames 0.75 bowl = egg-boiled piece; bread-arabic-whole 1 half = oats-dry g, bread-whole slice; cucumber 1 piece; egg-boiled 1 piece | القياس قبل الإفطار وبعده بساعتين في يومين من الأسبوع | Measure before breakfast and two hours after it, two days a week
snack 10:00 | apple 0.5 piece = strawberries cup, guava piece; almonds 1 handful = walnuts handful
lunch 13:00 | chicken-breast-cooked 130g = hamour-grilled g, beef-sirloin-cooked g; rice-brown-cooked 0.75 cup = bulgur-cooked cup, quinoa-cooked cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon | كوب إلا ربعًا من الأرز، لا أكثر، والسلطة أولًا | Three quarters of a cup of rice, no more, and salad first
snack 16:30 | laban-low 1 glass = milk-low glass
dinner 19:30 | shorba-lentil 1 bowl = adas-stew bowl; salmon-cooked 90g = chicken-thigh-cooked g; broccoli-cooked 1.5 cup = green-beans cup

breakfast 07:00 | oats-dry 45g = bread-arabic-whole half; milk-low 1 glass = soy-milk glass; chia 1 spoon = flaxseed spoon; egg-boiled 1 piece
snack 10:00 | yogurt-greek 1 tub = cottage-cheese g; strawberries 1 cup = blueberries cup
lunch 13:00 | bamia-lamb 1 bowl = molokhia-chicken bowl; rice-brown-cooked 0.5 cup = rice-white-cooked g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon
snack 16:30 | carrot 2 piece; hummus-tahini 3 spoon = mutabbal spoon
dinner 19:30 | chicken-breast-cooked 120g = tuna-water can, cod-cooked g; bread-arabic-whole 1 half = sweet-potato-baked piece; fattoush 1 bowl

breakfast 07:00 | shakshuka 1 plate = egg-boiled piece; bread-arabic-whole 1 half = bread-whole slice; rocket 0.5 bunch
snack 10:00 | orange 1 piece = mandarin piece, kiwi piece; pistachios 0.5 handful = almonds handful
lunch 13:00 | kabsa-chicken 0.75 plate = mandi-chicken plate, bukhari-chicken plate; lettuce 2 cup; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon | الكبسة في طبق صغير، ونصف الطبق سلطة | Kabsa on a small plate, half of it salad
snack 16:30 | laban-low 1 glass
dinner 19:30 | hamour-grilled 150g = shrimp-cooked g, chicken-breast-cooked g; lentils-cooked 0.75 cup = beans-kidney-cooked cup; green-beans 1 cup; olive-oil 1 teaspoon

breakfast 07:00 | cottage-cheese 0.5 cup = labneh spoon; bread-arabic-whole 1 half; avocado 0.5 half = olives-black piece; tomato 1 piece; cucumber 1 piece
snack 10:00 | pear 0.75 piece = apple piece; walnuts 0.75 handful = hazelnuts handful
lunch 13:00 | kofta-grilled 2 piece = shish-tawook piece; bulgur-cooked 1 cup = rice-brown-cooked cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; yogurt 0.5 tub
snack 16:30 | edamame 0.5 cup = chickpeas-cooked cup; qahwa 2 finjan
dinner 19:30 | shorba-oats 1 bowl = shorba-lentil bowl; chicken-breast-cooked 80g = turkey-breast-cooked g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; beans-kidney-cooked 0.5 cup

breakfast 08:00 | egg-boiled 2 piece = cottage-cheese g; bread-arabic-whole 1 half; labneh 1 spoon; cucumber 1 piece; tomato 1 piece
snack 10:30 | strawberries 1 cup = apple piece; almonds 0.75 handful = pistachios handful
lunch 13:30 | sayadieh-fish 0.75 plate = murabyan-shrimp plate; lettuce 2 cup; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon; laban-low 0.5 glass
snack 17:00 | carrot 1 piece; pepper-red 1 piece; hummus-tahini 3 spoon
dinner 20:00 | adas-stew 0.5 bowl = ful-medames bowl; chicken-breast-cooked 60g = tuna-water g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; yogurt-greek 0.5 tub; chia 0.5 spoon | أقل من 70 قبل النوم: سكر سريع أولًا، ثم رسالة إلي | Below 70 mg/dL before sleep: take fast sugar first, then tell me

breakfast 08:00 | bread-whole 2 slice = bread-arabic-whole half; peanut-butter 1 spoon = tahini spoon; milk-low 1 glass; egg-boiled 1 piece
snack 10:30 | guava 2 piece = orange piece; yogurt-greek 0.5 tub
lunch 13:30 | jareesh 1 bowl = harees-lamb bowl; chicken-breast-cooked 110g = beef-sirloin-cooked g; lettuce 2 cup; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon
snack 17:00 | pumpkin-seeds 0.75 handful = almonds handful
dinner 20:00 | tuna-water 1 can = shrimp-cooked g, sardines g; chickpeas-cooked 0.5 cup = fava-cooked cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; avocado 0.25 half

breakfast 07:00 | oats-dry 40g = cornflakes g; yogurt-greek 1 tub = cottage-cheese g; blueberries 0.5 cup = strawberries cup; flaxseed 1 spoon = chia spoon
snack 10:00 | apple 0.75 piece = pear piece; almonds 0.75 handful
lunch 13:00 | salmon-cooked 120g = kofta-grilled piece; quinoa-cooked 0.75 cup = bulgur-cooked cup; broccoli-cooked 1 cup; salad-green 1 bowl
snack 16:30 | laban-low 1 glass; cucumber 1 piece
dinner 19:30 | molokhia-chicken 1 bowl = bamia-lamb bowl; bread-arabic-whole 1 half = rice-brown-cooked cup; peas-cooked 0.75 cup
`,
  },
  pregnancy: {
    name: 'الحمل، الثلث الثاني · Pregnancy, second trimester',
    targets: {
      energy: [2_050, 2_300],
      protein: [90, 140],
      carbohydrate: [220, 300],
      fat: [60, 95],
      fibre: [30, null],
      saturates: [null, 25],
      sodium: [null, 2_300],
    },
    days: `
breakfast 07:30 | oats-dry 60g = muesli g, bread-arabic-whole loaf; milk-low 1 glass = laban-low glass; banana 1 piece = dates-medjool date; walnuts 0.5 handful = almonds handful | حمض الفوليك والفيتامينات مع الإفطار | Folic acid and vitamins with breakfast
snack 10:30 | orange 1 piece = guava piece; yogurt 1 tub
lunch 13:30 | lentils-cooked 1 cup = beans-kidney-cooked cup; beef-sirloin-cooked 110g = chicken-breast-cooked g, lamb-leg-roasted g; rice-brown-cooked 1 cup = bulgur-cooked cup; spinach 2 cup; salad-green 1 bowl; olive-oil 2 teaspoon | الليمون على السبانخ والعدس ليُمتص الحديد، والشاي بعد ساعة | Lemon on spinach and lentils for the iron; tea an hour later
snack 17:00 | laban-low 1 glass; dates-sukkari 3 date = dates-ajwa date
dinner 20:00 | egg-boiled 2 piece = cottage-cheese g; bread-arabic-whole 1.5 half = bread-whole slice; salad-cucumber-yogurt 1 bowl; avocado 0.5 half

breakfast 07:30 | egg-boiled 2 piece = ful-medames bowl; bread-arabic-whole 1.5 half = oats-dry g; labneh 1 spoon; tomato 1 piece; cucumber 1 piece | البيض مسلوقًا تمامًا | Eggs boiled through
snack 10:30 | apple 1 piece = pear piece; almonds 1 handful = walnuts handful; milk-low 1 glass
lunch 13:30 | salmon-cooked 140g = sardines can, chicken-thigh-cooked g; rice-white-cooked 1.5 ladle = potato-boiled piece; broccoli-cooked 1.5 cup = green-beans cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon | سلمون أو سردين مرة أو مرتين في الأسبوع، ولا كنعد ولا قرش | Salmon or sardines once or twice a week; no kingfish and no shark
snack 17:00 | yogurt 1 tub = laban glass; strawberries 1 cup = mango cup; chia 1 spoon
dinner 20:00 | shorba-lentil 1.5 bowl = adas-stew bowl; bread-arabic-whole 1 half; chickpeas-cooked 0.25 cup; lettuce 2 cup; olive-oil 1 teaspoon; mandarin 1 piece

breakfast 07:30 | ful-medames 1 bowl = shakshuka plate; bread-arabic-whole 1 half; milk-low 1 glass; orange 1 piece
snack 10:30 | dates-sukkari 3 date = figs-dried piece; almonds 1 handful = cashews handful
lunch 13:30 | kabsa-chicken 1 plate = kabsa-lamb plate, mandi-chicken plate; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; laban-low 1 glass
snack 17:00 | guava 2 piece = kiwi piece; yogurt-greek 1 tub
dinner 20:00 | chicken-breast-cooked 110g = beef-sirloin-cooked g; sweet-potato-baked 1.5 piece = bread-arabic-whole half; spinach 2 cup; lettuce 2 cup; olive-oil 1 teaspoon

breakfast 08:00 | oats-dry 60g = muesli g; milk-low 1 glass; apricots-dried 4 piece = raisins spoon; pumpkin-seeds 0.75 handful = almonds handful | المشمش المجفف وبذور القرع يزيدان الحديد | Dried apricots and pumpkin seeds bring iron
snack 11:00 | banana 1 piece = mango cup; laban-low 1 glass
lunch 14:00 | margoog-lamb 1.25 bowl = qursan-lamb bowl, matazeez bowl; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; yogurt 0.75 tub
snack 17:30 | hummus-tahini 4 spoon = mutabbal spoon; carrot 2 piece; bread-arabic-whole 1 half
dinner 20:30 | hamour-grilled 150g = chicken-breast-cooked g, shrimp-cooked g; quinoa-cooked 0.75 cup = rice-brown-cooked cup; green-beans 1.5 cup; olive-oil 2 teaspoon; orange 1 piece

breakfast 08:00 | egg-boiled 2 piece = cottage-cheese g; tomato 1 piece; bread-arabic-whole 1.5 half; milk-low 1 glass; rocket 0.5 bunch
snack 11:00 | pear 1 piece = apple piece; walnuts 1 handful = almonds handful
lunch 14:00 | jareesh 1 bowl = harees-lamb bowl; lamb-leg-roasted 90g = beef-sirloin-cooked g, chicken-thigh-cooked g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; beetroot-cooked 0.5 cup
snack 17:30 | laban-low 1 glass; dates-khalas 3 date = banana piece; strawberries 1 cup
dinner 20:30 | lentils-cooked 1 cup = fava-cooked cup; bread-arabic-whole 1 half; egg-boiled 1 piece; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon

breakfast 07:30 | bread-arabic-whole 1.5 half = oats-dry g; labneh 2 spoon = cottage-cheese g; egg-boiled 2 piece; tomato 1 piece; olives-black 4 piece; orange 1 piece
snack 10:30 | yogurt-greek 1 tub; blueberries 0.75 cup = strawberries cup; chia 1 spoon
lunch 13:30 | molokhia-chicken 1.25 bowl = bamia-lamb bowl; rice-white-cooked 1.5 ladle = rice-brown-cooked cup; chickpeas-cooked 0.5 cup; lettuce 2 cup
snack 17:00 | laban-low 1 glass; pistachios 1 handful = almonds handful; apple 1 piece
dinner 20:00 | lentils-cooked 0.75 cup = chickpeas-cooked cup; chicken-breast-cooked 60g = lamb-leg-roasted g, hamour-grilled g; avocado 0.5 half; sweet-potato-baked 1 piece; lettuce 2 cup

breakfast 07:30 | oats-dry 55g = cornflakes g; milk-low 1 glass; mango 0.5 cup = banana piece; almonds 0.75 handful
snack 10:30 | cottage-cheese 0.5 cup = labneh spoon; bread-whole 1 slice; cucumber 1 piece; orange 1 piece
lunch 13:30 | chicken-breast-cooked 130g = hamour-grilled g, beef-sirloin-cooked g; pasta-whole-cooked 1.5 cup = rice-brown-cooked cup; spinach 2 cup; lettuce 2 cup; olive-oil 2 teaspoon
snack 17:00 | laban-low 1 glass; dates-sukkari 3 date
dinner 20:00 | shorba-lentil 1.25 bowl = adas-stew bowl; bread-arabic-whole 1 half; avocado 0.5 half; egg-boiled 1 piece; lettuce 2 cup | حرقة؟ اقسمي العشاء على مرتين | Heartburn? Split dinner in two
`,
  },
  sports: {
    name: 'الرياضة وبناء العضل · Sports and strength, 2,800 kcal',
    targets: {
      energy: [2_650, 2_950],
      protein: [140, 190],
      carbohydrate: [310, 400],
      fat: [65, 100],
      fibre: [35, null],
      saturates: [null, 28],
      sodium: [null, 3_000],
    },
    days: `
breakfast 07:00 | oats-dry 90g = muesli g, cornflakes g; milk-low 1.5 glass = soy-milk glass; banana 1 piece = dates-medjool date; egg-boiled 2 piece
snack 10:30 | bread-whole 2 slice = bagel piece; peanut-butter 1.5 spoon = almonds handful; apple 1 piece
lunch 13:30 | chicken-breast-cooked 180g = beef-sirloin-cooked g, hamour-grilled g; rice-white-cooked 2.5 ladle = pasta-cooked g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon
snack 17:00 | dates-sukkari 5 date = banana piece; laban-low 1 glass; qahwa 2 finjan | قبل التمرين بساعة | An hour before training
dinner 20:00 | salmon-cooked 150g = chicken-thigh-cooked g; sweet-potato-baked 2.5 piece = potato-boiled piece; broccoli-cooked 1.5 cup; yogurt-greek 1 tub | خلال ساعتين بعد التمرين | Within two hours after training

breakfast 07:00 | egg-boiled 3 piece = cottage-cheese g; bread-arabic-whole 1 loaf = oats-dry g; labneh 1 spoon; tomato 1 piece; orange-juice 1 glass = orange piece
snack 10:30 | yogurt-greek 1 tub; muesli 50g = oats-dry g; blueberries 0.75 cup = strawberries cup
lunch 13:30 | kabsa-chicken 1 plate = mandi-chicken plate, kabsa-lamb plate; chicken-breast-cooked 70g = tuna-water g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon
snack 17:00 | banana 2 piece = dates-medjool date; milk-low 1 glass | قبل التمرين بساعة | An hour before training
dinner 20:00 | beef-sirloin-cooked 140g = chicken-breast-cooked g, shrimp-cooked g; rice-brown-cooked 1.25 cup = bulgur-cooked cup; green-beans 1.5 cup; lentils-cooked 0.5 cup

breakfast 07:30 | ful-medames 1.5 bowl = shakshuka plate; bread-arabic-whole 1 loaf; egg-boiled 2 piece; cucumber 1 piece; milk-low 1 glass | يوم راحة: النشويات أقل قليلًا | A day of rest: a little less starch
snack 10:30 | almonds 1 handful = pistachios handful; apple 1 piece = pear piece; yogurt-greek 1 tub
lunch 13:30 | hamour-grilled 170g = chicken-breast-cooked g, cod-cooked g; rice-white-cooked 2 ladle = rice-vermicelli ladle; lettuce 2 cup; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon
snack 17:00 | dates-khalas 4 date = banana piece; laban-low 1 glass
dinner 20:30 | chicken-breast-cooked 110g = turkey-breast-cooked g; pasta-whole-cooked 1.5 cup = potato-boiled piece; broccoli-cooked 1 cup; avocado 0.5 half; orange 1 piece

breakfast 07:00 | oats-dry 90g = cornflakes g; milk-low 1.5 glass; raisins 2 spoon = dates-sukkari date; walnuts 0.5 handful = almonds handful; egg-boiled 1 piece
snack 10:30 | tuna-water 0.75 can = cottage-cheese g, chicken-breast-cooked g; bread-whole 2 slice = bread-arabic-whole half; cucumber 1 piece; orange 1 piece
lunch 13:30 | jareesh 1 bowl = harees-lamb bowl; chicken-breast-cooked 120g = lamb-leg-roasted g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; laban-low 1 glass
snack 17:00 | banana 1 piece; dates-sukkari 3 date; yogurt-greek 1 tub | قبل التمرين بساعة | An hour before training
dinner 20:00 | kofta-grilled 2 piece = shish-tawook piece, salmon-cooked g; potato-boiled 2.5 piece = rice-brown-cooked cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon; watermelon 1 slice = mango cup

breakfast 07:00 | shakshuka 1.5 plate = egg-boiled piece; bread-arabic-whole 1 loaf = bread-tamees g; milk-low 1 glass; banana 1 piece
snack 10:30 | yogurt-greek 1 tub; oats-dry 40g = muesli g; honey 1 teaspoon; strawberries 1 cup
lunch 13:30 | beef-sirloin-cooked 150g = chicken-breast-cooked g; quinoa-cooked 1 cup = bulgur-cooked cup; chickpeas-cooked 0.25 cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon
snack 17:00 | dates-medjool 2 date = banana piece; laban-low 1 glass; rice-cake 2 piece | قبل التمرين بساعة | An hour before training
dinner 20:00 | chicken-breast-cooked 130g = hamour-grilled g, shrimp-cooked g; rice-white-cooked 2 ladle = sweet-potato-baked g; green-beans 1.5 cup; olive-oil 2 teaspoon; kiwi 2 piece
`,
  },
  ramadan: {
    name: 'رمضان · Ramadan, three meals by night',
    targets: {
      energy: [1_700, 1_950],
      protein: [80, 125],
      carbohydrate: [180, 260],
      fat: [50, 80],
      fibre: [25, null],
      saturates: [null, 20],
      sodium: [null, 2_300],
    },
    days: `
suhoor 04:00 | oats-dry 50g = bread-arabic-whole loaf; milk-low 1 glass = laban-low glass; egg-boiled 2 piece = cottage-cheese g; cucumber 1 piece; chia 0.5 spoon; water 2 glass | آخر السحور قبل الفجر، ودون مخللات | As late as Fajr allows, and without pickles
iftar 18:05 | dates-sukkari 3 date = dates-ajwa date; water 1 glass; shorba-oats 1 bowl = shorba-lentil bowl; kabsa-chicken 0.75 plate = mandi-chicken plate; lettuce 2 cup; tomato 1 piece; chickpeas-cooked 0.5 cup; olive-oil 1 teaspoon | ماء وتمر وشوربة، ثم الصلاة، ثم الطبق | Water, dates and soup, then prayer, then the plate
late 21:30 | yogurt 1 tub = laban glass; orange 1 piece = guava piece; almonds 1 handful = walnuts handful; water 3 glass

suhoor 04:00 | ful-medames 1 bowl = shakshuka plate; bread-arabic-whole 1 half = oats-dry g; olive-oil 2 teaspoon; tomato 1 piece; cucumber 1 piece; water 2 glass
iftar 18:05 | dates-ajwa 3 date = dates-khalas date; laban-low 1 glass; shorba-lentil 1 bowl; hamour-grilled 170g = chicken-breast-cooked g; rice-white-cooked 1.5 ladle = potato-boiled piece; fattoush 1 bowl
late 21:30 | watermelon 1 slice = apple piece; yogurt-greek 1 tub; pistachios 1 handful = almonds handful; water 3 glass | بعد التراويح، والماء على دفعات | After Taraweeh; drink in small sips through the night

suhoor 04:00 | egg-boiled 2 piece = cottage-cheese g; bread-arabic-whole 1.5 half; avocado 0.5 half; banana 1 piece = apple piece; laban-low 1 glass; water 2 glass
iftar 18:05 | dates-sukkari 3 date; water 1 glass; shorba-lentil 1 bowl = shorba-oats bowl; samboosa-vegetables 1 piece = samboosa-meat piece; chicken-breast-cooked 120g = kofta-grilled piece; bulgur-cooked 1.25 cup = rice-brown-cooked cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon | سمبوسة واحدة، والأفضل بالفرن | One samboosa, better from the oven
late 21:30 | strawberries 1 cup = mango cup; yogurt 1 tub; walnuts 1 handful; qahwa 2 finjan; water 3 glass

suhoor 04:00 | oats-dry 50g; milk-low 1 glass; apple 1 piece = pear piece; peanut-butter 1 spoon = tahini spoon; egg-boiled 1 piece; water 2 glass
iftar 18:05 | dates-khalas 3 date; water 1 glass; jareesh 1 bowl = harees-lamb bowl; bread-arabic-whole 1 half; chicken-breast-cooked 90g = beef-sirloin-cooked g; lettuce 2 cup; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon | الجريش يغني عن الأرز هذه الليلة | Jareesh stands in for rice tonight
late 21:30 | laban-low 1 glass; guava 2 piece = orange piece; chickpeas-cooked 0.5 cup; almonds 0.75 handful; water 3 glass

suhoor 04:00 | cottage-cheese 0.75 cup = labneh spoon; bread-arabic-whole 1.5 half = oats-dry g; cucumber 1 piece; tomato 1 piece; olive-oil 1 teaspoon; banana 1 piece; water 2 glass
iftar 18:05 | dates-sukkari 3 date; water 1 glass; shorba-oats 1 bowl = shorba-lentil bowl; salmon-cooked 120g = shrimp-cooked g; rice-white-cooked 1.5 ladle = rice-vermicelli ladle; chickpeas-cooked 0.5 cup; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon
late 21:30 | yogurt-greek 1 tub; blueberries 0.5 cup = strawberries cup; almonds 1 handful; water 3 glass

suhoor 04:00 | egg-boiled 2 piece = labneh spoon; tomato 1 piece; bread-arabic-whole 1.5 half; milk-low 1 glass; orange 1 piece; water 2 glass
iftar 18:05 | dates-ajwa 3 date; water 1 glass; shorba-lentil 1 bowl; tharid-lamb 0.75 bowl = margoog-lamb bowl; potato-boiled 1 piece; chicken-breast-cooked 80g; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon | الثريد بخبز البر | Tharid on wholemeal bread
late 21:30 | yogurt-greek 1 tub; banana 1 piece; walnuts 0.75 handful = almonds handful; chia 0.5 spoon; water 3 glass

suhoor 04:00 | oats-dry 50g = muesli g; yogurt-greek 1 tub; dates-sukkari 2 date = raisins spoon; flaxseed 1 spoon; egg-boiled 1 piece; water 2 glass
iftar 18:05 | dates-sukkari 3 date; laban-low 1 glass; shorba-oats 1 bowl; molokhia-chicken 1 bowl = bamia-lamb bowl; rice-white-cooked 1.75 ladle; lettuce 2 cup; tomato 1 piece; olive-oil 1 teaspoon
late 21:30 | luqaimat 2 piece = basbousa g, kunafa-cheese g; apple 1 piece; milk-low 1 glass; almonds 0.5 handful; water 3 glass | حلوى واحدة في الأسبوع، بعد وجبة لا قبلها | Something sweet once a week, after a meal and not before
`,
  },
}
