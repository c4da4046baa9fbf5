import { describe, expect, test } from 'vitest'
import type { Food } from '#contract/foods/food.ts'
import { importFoods } from '#contract/foods/import.ts'
import { energyByFactors, type Nutrients, nutrients } from '#contract/foods/nutrients.ts'
import { addFood, mostOwnFoods, removeFood, saveFood } from '#contract/foods/own.ts'
import { readFood, searchFoods } from '#contract/foods/search.ts'
import type { SentTo } from '#contract/route.ts'
import { shop } from '#db/foods/shop.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { shippedFoods } from './shipped.ts'
import { syncShippedFoods } from './sync-shipped-foods.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const dietitian = (who: { name: string; email: string } = drLayla) =>
  join(app, { ...who, email: unique(who.email) }, { role: 'dietitian' })
const layla = await dietitian()

const found = async (q: string, more = {}, person: Person = layla): Promise<Food[]> =>
  (await person.call(searchFoods, { q, ...more })).body.foods
const namesOf = async (q: string) => (await found(q)).map(({ names }) => names.en)

const crackers: SentTo<typeof addFood> = {
  nameEn: 'Barley crackers',
  group: 'bread',
  per100g: { energy: 400, protein: 10, carbohydrate: 70, fat: 8 },
  portions: [{ nameEn: 'Packet', nameAr: 'علبة', grams: 40 }],
  allergens: ['gluten'],
  marks: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
}

describe('the built-in table', () => {
  const foods = shippedFoods()
  const basics = foods.filter(({ recipe }) => recipe === null)
  const dishes = foods.filter(({ recipe }) => recipe !== null)

  test('has some 300 foods, each once, with a name in each script', () => {
    expect(foods.length).toBeGreaterThanOrEqual(295)
    for (const of of ['id', 'key'] as const)
      expect(new Set(foods.map((food) => food[of])).size).toBe(foods.length)
    for (const script of ['en', 'ar'] as const)
      expect(new Set(foods.map(({ names }) => names[script])).size).toBe(foods.length)
    expect(foods.filter(({ names }) => !/^[\p{Script=Arabic}\p{M}\s]+$/u.test(names.ar ?? ''))).toEqual([])
    expect(foods.filter(({ names }) => !/^[A-Z][A-Za-z0-9 ,()%’-]+$/.test(names.en ?? ''))).toEqual([])
  })

  /**
   * Their carbohydrate is mostly fibre or acid, which provides less energy, or their source table has other factors.
   */
  const otherFactors = new Set([
    'coffee-black',
    'tea-plain',
    'chocolate-dark',
    'pepper-black',
    'cumin',
    'cinnamon',
    'paprika',
    'curry-powder',
    'kabsa-spices',
    'cardamom',
    'turmeric',
    'loomi',
    'vinegar',
    'chia',
    'walnuts',
    'vine-leaves',
    'raisins',
    'fava-dry',
    'saffron',
    'honey',
  ])

  test('gives each basic food the energy of its protein, carbohydrate, fat and fibre', () => {
    const off = basics
      .filter(({ key }) => !otherFactors.has(key))
      .map(({ key, per100g }) => ({ key, is: per100g.energy, by: Math.round(energyByFactors(per100g)) }))
      .filter(({ is, by }) => Math.abs(is - by) > Math.max(15, is * 0.08))
    expect(off).toEqual([])
  })

  test('has no part heavier than the whole', () => {
    const parts: [keyof Nutrients, keyof Nutrients][] = [
      ['saturates', 'fat'],
      ['fibre', 'carbohydrate'],
      ['sugars', 'carbohydrate'],
    ]
    const wrong = basics.flatMap(({ key, per100g }) => [
      ...parts.flatMap(([part, whole]) =>
        (per100g[part] ?? 0) > (per100g[whole] ?? 0) + 0.2 ? [`${key} ${part}`] : [],
      ),
      ...(per100g.protein + per100g.carbohydrate + per100g.fat > 101 ? [`${key} weighs too much`] : []),
    ])
    expect(wrong).toEqual([])
  })

  test('gives the source of each value: a table with its number, a recipe, or an estimate', () => {
    for (const { key, source, per100g, recipe } of foods) {
      const kind = recipe ? 'computed' : source.reference ? 'measured' : 'estimate'
      expect([key, source.confidence]).toEqual([key, kind])
      if (source.reference) expect(source.reference).toMatch(/^(NDB \d{5}|FDC \d{6})$/)
      expect(source.estimates.filter((nutrient) => per100g[nutrient] === null)).toEqual([])
    }
  })

  test('names the frequent additives of ready-made foods, and the frequent toppings of dishes', () => {
    const named = (key: string) => foods.find((food) => food.key === key)?.allergens
    expect(named('sausage-beef')).toEqual(['milk', 'gluten', 'soy', 'celery', 'mustard'])
    expect(named('turkey-deli')).toEqual(named('sausage-beef'))
    expect(named('bread-white')).toEqual(['milk', 'gluten', 'soy'])
    expect(named('cornflakes')).toEqual(['gluten'])
    expect(named('soy-sauce')).toEqual(['gluten', 'soy'])
    expect(named('curry-powder')).toEqual(['celery', 'mustard'])
    expect(named('shrimp-raw')).toEqual(['crustaceans', 'sulphites'])
    expect(named('kunafa-cheese')).toContain('nuts')
    expect(named('luqaimat')).toContain('sesame')
  })

  test('marks cheese and possible gelatine as halal and vegetarian by how they are made, and dishes with them too', () => {
    const depends = { halal: 'depends', vegetarian: 'depends', vegan: 'no' }
    const cheeses = basics.filter(({ names }) =>
      /cheese|halloumi|mozzarella|parmesan|cheddar/i.test(names.en ?? ''),
    )
    expect(cheeses.length).toBeGreaterThanOrEqual(9)
    for (const { key, marks } of [...cheeses, ...foods.filter(({ key }) => key === 'kunafa-cheese')])
      expect([key, marks]).toEqual([key, depends])
    expect(foods.find(({ key }) => key === 'soy-sauce')?.marks.halal).toBe('depends')
    expect(foods.find(({ key }) => key === 'cornflakes')?.marks.vegan).toBe('depends')
  })

  test('gives a dish the sum of its ingredients, by its cooked weight', () => {
    const known = new Map(foods.map((food) => [food.id, food]))
    for (const { key, per100g, recipe, allergens } of dishes) {
      const parts = (recipe?.ingredients ?? []).map(({ foodId, grams }) => ({ ...known.get(foodId), grams }))
      for (const nutrient of nutrients) {
        const values = parts.map((part) => part.per100g?.[nutrient] ?? null)
        const whole = parts.reduce((sum, { grams }, at) => sum + ((values[at] ?? 0) * grams) / 100, 0)
        const expected = values.includes(null) ? null : (whole / (recipe?.yieldGrams ?? 0)) * 100
        if (expected === null) expect([key, nutrient, per100g[nutrient]]).toEqual([key, nutrient, null])
        else expect(per100g[nutrient]).toBeCloseTo(expected, 6)
      }
      expect(new Set(allergens), key).toEqual(new Set(parts.flatMap((part) => part.allergens ?? [])))
    }
  })

  test('gives a dish a weight between half of its ingredients and, where dry foods take up water, two and a half times as much', () => {
    const odd = dishes.filter(({ recipe }) => {
      const raw = recipe?.ingredients.reduce((sum, { grams }) => sum + grams, 0) ?? 0
      return !recipe || recipe.yieldGrams < raw * 0.5 || recipe.yieldGrams > raw * 2.6
    })
    expect(odd.map(({ key }) => key)).toEqual([])
  })

  test('has three to seven steps for each dish, in both languages, each in its own script', () => {
    for (const { key, recipe } of dishes) {
      const { en = [], ar = [] } = recipe?.steps ?? {}
      expect([key, en.length >= 3 && en.length <= 7 && en.length === ar.length]).toEqual([key, true])
      expect([key, en.filter((step) => /\p{Script=Arabic}/u.test(step))]).toEqual([key, []])
      expect([key, ar.filter((step) => /\p{Script=Latin}/u.test(step))]).toEqual([key, []])
    }
  })

  test('knows for each ingredient of a dish how a shop sells it', () => {
    const units = Object.values(shop).flatMap((keys) => keys.split(/\s+/).map((each) => each.split('=')[0]))
    expect(units.length).toBe(new Set(units).size)
    expect(units.filter((each) => !basics.some(({ key }) => key === each))).toEqual([])
    const known = new Map(foods.map((food) => [food.id, food]))
    const unknown = dishes
      .flatMap(({ recipe }) => recipe?.ingredients ?? [])
      .flatMap(({ foodId }) => known.get(foodId) ?? [])
      .filter(({ key, rawFrom }) => !rawFrom && !units.includes(key))
    expect([...new Set(unknown.map(({ key }) => key))]).toEqual([])
  })

  test('ranks the foods that dietitians added before there was a ranking, at the next start', async () => {
    const { body } = await layla.call(addFood, { ...crackers, nameEn: 'Medlar', group: 'fruit' })
    await app.rows("update foods set standing = null, words = '' where id = $1", [body.food.id])
    await app.rows("update foods set edition = 'of old' where edition is not null")
    expect(await found('medlars')).toEqual([])
    await syncShippedFoods(app.house.db, new Date('2026-11-22T08:00:00Z'))
    expect((await found('medlars')).map(({ id }) => id)).toEqual([body.food.id])
    expect(await app.rows('select standing from foods where id = $1', [body.food.id])).toEqual([
      { standing: 1 },
    ])
  })

  test('is filled in again without a change, and without losing what people have added', async () => {
    const { body } = await layla.call(addFood, crackers)
    await app.rows("update foods set edition = 'of old' where edition is not null")
    expect(await syncShippedFoods(app.house.db, new Date('2026-11-22T09:00:00Z'))).toBe(true)
    expect(await syncShippedFoods(app.house.db, new Date('2026-11-22T09:00:00Z'))).toBe(false)
    const [{ shipped, own } = {}] = await app.rows(
      'select count(*) filter (where owner_id is null)::int as shipped, count(*) filter (where id = $1)::int as own from foods',
      [body.food.id],
    )
    expect([shipped, own]).toEqual([foods.length, 1])
  })
})

describe('search', () => {
  test.each(['كبسة', 'الكبسه', 'kabsa', 'kabsah', 'Kebsa', 'كبسا'])('%s finds kabsa first', async (q) => {
    expect((await namesOf(q)).slice(0, 2).sort()).toEqual(['Kabsa with chicken', 'Kabsa with lamb'])
  })

  test.each([
    ['kbasa', 'Kabsa with chicken'],
    ['sambosa', 'Samboosa with meat, fried'],
    ['سمبوسه', 'Samboosa with meat, fried'],
    ['mandi', 'Mandi with lamb'],
    ['gahwa', 'Arabic coffee, plain'],
    ['تمر', 'Dates, sukkari'],
    ['sukari', 'Dates, sukkari'],
    ['chiken breast', 'Chicken breast, raw'],
    ['صدر دجاج', 'Chicken breast, raw'],
    ['jarish', 'Jareesh'],
    ['بامية', 'Okra'],
    ['laba', 'Laban (drinking yogurt)'],
  ])('%s finds %s', async (q, name) => {
    expect(await namesOf(q)).toContain(name)
  })

  test.each([
    ['eggs', /^(boiled |fried )?egg/i],
    ['bread', /bread/i],
    ['salad', /salad/i],
    ['سلطة', /salad/i],
    ['labneh', /^labneh/i],
    ['tomatoes', /^tomato/i],
  ])('lists an exact spelling of %s before a mere sound-alike', async (q, name) => {
    expect((await namesOf(q))[0]).toMatch(name)
  })

  test('finds nothing that only looks similar if the spelling is right', async () => {
    expect((await namesOf('lentils')).every((name) => /lentil/i.test(name ?? ''))).toBe(true)
  })

  test('finds nothing for symbols, and everything for an empty search, also within an aisle', async () => {
    expect(await found('?!')).toEqual([])
    const eggs = await found('', { group: 'eggs' })
    expect(eggs.map(({ group }) => group)).toEqual(['eggs', 'eggs', 'eggs'])
    expect((await layla.call(searchFoods, {})).body).toMatchObject({ hasMore: true })
  })
})

describe('a dietitian’s own foods', () => {
  test('are found, changed and removed only by their owner', async () => {
    const fahad = await dietitian(drFahad)
    const { status, body } = await fahad.call(addFood, crackers)
    expect([status, body.food.owner, body.food.source.confidence, body.food.per100g.sodium]).toEqual([
      201,
      'mine',
      'estimate',
      null,
    ])
    const { id } = body.food
    expect((await found('barley crackers', {}, fahad)).map((food) => food.id)).toContain(id)
    expect((await found('', { mine: '1' }, fahad)).map((food) => food.id)).toEqual([id])
    expect((await found('barley crackers')).map((food) => food.id)).not.toContain(id)
    for (const [route, input] of [
      [readFood, { id }],
      [saveFood, { id, ...crackers }],
      [removeFood, { id }],
    ] as const)
      expect((await layla.call(route as typeof readFood, input as { id: string })).status).toBe(404)
    const saved = await fahad.call(saveFood, {
      id,
      ...crackers,
      nameEn: 'Rye crackers',
      nameAr: 'رقائق الجاودار',
    })
    expect(saved.body.food.names.ar).toBe('رقائق الجاودار')
    expect((await found('الجاودار', {}, fahad)).map((food) => food.id)).toEqual([id])
    expect((await fahad.call(removeFood, { id })).status).toBe(200)
    expect((await fahad.call(readFood, { id })).status).toBe(404)
    const told = await app.rows('select kind from events where subject_id = $1 order by id', [id])
    expect(told.map(({ kind }) => kind)).toEqual(['foods.added', 'foods.saved', 'foods.removed'])
  })

  test('get the values, allergens and marks of their ingredients if they are recipes, whatever the form says', async () => {
    const [rice] = await found('White rice, raw')
    const [milk] = await found('Milk, full fat')
    if (!rice || !milk) throw new Error('They are not there.')
    const { per100g: _, nameEn: __, ...form } = crackers
    const { body } = await layla.call(addFood, {
      ...form,
      nameAr: 'رز بالحليب على طريقتي',
      allergens: [],
      recipe: {
        ingredients: [
          { foodId: rice.id, grams: 100 },
          { foodId: milk.id, grams: 800 },
        ],
        yieldGrams: 750,
      },
    })
    expect(body.food.per100g.energy).toBeCloseTo(((365 + 61 * 8) / 750) * 100, 6)
    expect([body.food.allergens, body.food.marks.vegan, body.food.source.confidence]).toEqual([
      ['milk'],
      'no',
      'computed',
    ])
    expect(body.food.recipe?.ingredients.map(({ grams }) => grams)).toEqual([100, 800])
  })

  test('are refused if they have neither values nor a recipe, have no name, or have parts heavier than the whole', async () => {
    const { per100g, ...nothing } = crackers
    const before = await app.rows('select id from foods')
    for (const wrong of [
      nothing,
      { ...crackers, nameEn: undefined },
      { ...crackers, per100g: { ...per100g, energy: 901 } },
      { ...crackers, per100g: { ...per100g, fat: 40 } },
      { ...crackers, per100g: { energy: 400 } },
    ])
      expect((await layla.call(addFood, wrong as typeof crackers)).status).toBe(422)
    const recipe = {
      ingredients: [{ foodId: '00000000-0000-4000-8000-000000000000', grams: 5 }],
      yieldGrams: 5,
    }
    expect((await layla.call(addFood, { ...nothing, recipe })).status).toBe(404)
    expect(await app.rows('select id from foods')).toHaveLength(before.length)
  })
})

describe('foods from a file', () => {
  const food = (nameEn: string) => ({ ...crackers, nameEn })

  test('are added together, each once, with one event, even if they are sent several times', async () => {
    const fahad = await dietitian(drFahad)
    const foods = [food('Rusk'), food('Rye crisp'), food('Rusk')]
    const answers = await Promise.all([
      fahad.call(importFoods, { foods }),
      fahad.call(importFoods, { foods }),
    ])
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 2])
    expect(answers.map(({ body }) => body.known)).toEqual(expect.arrayContaining([[2], [0, 1, 2]]))
    const mine = await found('', { mine: '1' }, fahad)
    expect(mine.map(({ names, source }) => [names.en, source.key]).sort()).toEqual([
      ['Rusk', 'own_import'],
      ['Rye crisp', 'own_import'],
    ])
    const told = await app.rows(
      "select detail from events where kind = 'foods.imported' and subject_id = $1",
      [fahad.id],
    )
    expect(told).toEqual([{ detail: { added: 2 } }])
  })

  test('are all refused if one of them is wrong or a recipe, or if there is one too many', async () => {
    const fahad = await dietitian(drFahad)
    const { per100g: _, ...form } = crackers
    const recipe = { ingredients: [{ foodId: (await found('Rice'))[0]?.id ?? '', grams: 5 }], yieldGrams: 5 }
    for (const wrong of [
      { ...food('Wrong'), per100g: { energy: 1 } },
      { ...form, nameEn: 'Made', recipe },
    ])
      expect(
        (await fahad.call(importFoods, { foods: [food('Right'), wrong as typeof crackers] })).status,
      ).toBe(422)
    for (let at = 0; at < mostOwnFoods - 20; at += 49)
      await fahad.call(importFoods, {
        foods: Array.from({ length: 49 }, (_, place) => food(`Food ${at + place}`)),
      })
    const count = () => app.rows('select id from foods where owner_id = $1', [fahad.id])
    expect(await count()).toHaveLength(980)
    const more = Array.from({ length: 21 }, (_, place) => food(`More ${place}`))
    expect((await fahad.call(importFoods, { foods: more })).body).toMatchObject({
      error: { code: 'too_many_foods' },
    })
    expect(await count()).toHaveLength(980)
    expect((await fahad.call(importFoods, { foods: more.slice(1) })).body.added).toBe(20)
  })
})
