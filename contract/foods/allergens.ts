import { foldText } from '../fold-text.ts'
import { singularOf } from './singular.ts'

/** Allergens that must be labelled by law in the Gulf and in Europe; gluten covers wheat, barley, rye and oats. */
export const allergens = [
  'milk',
  'egg',
  'gluten',
  'peanut',
  'nuts',
  'sesame',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const
export type Allergen = (typeof allergens)[number]

/**
 * The allergens named in free text of either language. In doubt it returns too many: an ambiguous word counts as
 * named. An unknown word names none, so the original text is shown as well.
 */
export function allergensIn(text: string): Allergen[] {
  // `coconut, milk` is not `coconut milk`.
  const said = foldText(text)
    .split(/[\n.,;،؛]+/)
    .map(namesIn)
  return allergens.filter((allergen) => said.some((named) => named.has(allergen)))
}

function namesIn(clause: string): Set<Allergen> {
  let rest = ` ${(clause.match(/[\p{L}\p{N}]+/gu) ?? []).map(bare).join(' ')} `
  const found = new Set<Allergen>()
  // The longest phrase first, so that a groundnut is not read as a bean, nor coconut milk as milk.
  for (const [phrase, named] of phrases) {
    if (!rest.includes(phrase)) continue
    for (const allergen of named) found.add(allergen)
    rest = rest.replaceAll(phrase, '  ')
  }
  return found
}

/** Strips the Arabic article and the English plural, so that one listed spelling covers several. */
function bare(word: string): string {
  // In the Arabic for `for the milk` and `for the almonds`, the second l belongs to the noun itself.
  const arabic = /^(?:وال|بال|فال|كال|ال|لل(?!بن$|وز$)|ل(?=ل(?:بن|وز)$))(.{2,})$/.exec(word)?.[1]
  return arabic ?? singularOf(word)
}

const words: Record<Allergen, string> = {
  milk: `milk, dairy, lactose, casein, whey, cheese, yogurt, yoghurt, butter, ghee, cream, laban, labneh, leben,
    cow milk protein, milk protein, cmpa, halib, haleeb,
    حليب, حليب بقر, لاكتوز, لاكتوس, كازيين, كازين, مصل, البان, الالبان, لبن, لبنه, زبادي, روب, جبن, جبنه, اجبان, زبده, سمن, قشطه, قشده,
    كريمه, منتجات البان, مشتقات حليب, بروتين حليب`,
  egg: 'egg, ovalbumin, albumen, albumin, egg white, بيض, بيضه, بياض بيض, صفار بيض, زلال, مح',
  gluten: `gluten, wheat, barley, rye, oat, semolina, bulgur, burghul, freekeh, jareesh, couscous, spelt, kamut, celiac, coeliac,
    flour, seitan, malt,
    غلوتين, جلوتين, قلوتين, كلوتين, قمح, حنطه, بر, شعير, شوفان, جاودار, سميد, برغل, فريك, فريكه, جريش, كسكس, سيلياك, سلياك, زلاقي, داء زلاقي,
    حساسيه قمح, طحين, دقيق, مالت`,
  peanut:
    'peanut, groundnut, arachis, monkey nut, pea nut, ground nut, فول سوداني, فستق حقل, فستق عبيد, سوداني, كاكاويه, فول سودانى, زبده فول سوداني',
  nuts: `nut, tree nut, treenut, almond, walnut, hazelnut, cashew, pistachio, pecan, brazil nut, macadamia, pine nut, chestnut, praline, marzipan, nutella,
    مكسرات, مكسر, جوز, عين جمل, لوز, بندق, كاجو, فستق, فستق حلبي, بيكان, مكاديميا, صنوبر, كستناء, ابو فروه, جوز برازيلي`,
  sesame:
    'sesame, tahini, tahina, tahineh, halva, halwa tahinia, benne, سمسم, طحينه, طحينيه, راشي, سيسم, جلجلان, حلاوه طحينيه',
  soy: 'soy, soya, soybean, soya bean, tofu, tempeh, edamame, lecithin, miso, soy sauce, صويا, فول صويا, صوص صويا, صلصه صويا, توفو, ليسيثين, ادامامي',
  fish: `fish, salmon, tuna, hamour, grouper, sardine, anchovy, cod, mackerel, tilapia, seafood, sea food, kanad, kingfish,
    سمك, اسماك, سمكه, سلمون, سالمون, تونه, تونا, هامور, سردين, انشوجه, كنعد, بلطي, ماكولات بحريه, ماكولات بحر, اكل بحري, ثمار بحر, بحريات`,
  crustaceans: `crustacean, shrimp, prawn, crab, lobster, crayfish, langoustine, shellfish, shell fish, seafood, sea food, rubyan,
    روبيان, ربيان, جمبري, قريدس, سلطعون, كابوريا, كركند, استاكوزا, قشريات, لوبستر, ماكولات بحريه, ماكولات بحر, اكل بحري, ثمار بحر, بحريات,
    صدفيات`,
  molluscs: `mollusc, mollusk, mussel, oyster, clam, squid, octopus, scallop, calamari, snail, cuttlefish, shellfish, shell fish, seafood,
    sea food,
    رخويات, محار, بلح بحر, حبار, كاليماري, كلماري, سبيط, اخطبوط, حلزون, ماكولات بحريه, ماكولات بحر, اكل بحري, ثمار بحر, بحريات, صدفيات`,
  celery: 'celery, celeriac, كرفس',
  mustard: 'mustard, خردل, مسطرده, ماستارد, موستارد',
  lupin: 'lupin, lupine, lupini, ترمس',
  sulphites:
    'sulphite, sulfite, sulphur dioxide, sulfur dioxide, metabisulphite, metabisulfite, e220, كبريتيت, سلفيت, سلفايت, ثاني اكسيد كبريت',
}

/** Phrases that contain the word for an allergen but mean other allergens, or none. */
const others: [string, readonly Allergen[]][] = [
  ['coconut milk', []],
  ['peanut butter', ['peanut']],
  ['حليب جوز هند', []],
  ['almond milk', ['nuts']],
  ['حليب لوز', ['nuts']],
  ['soy milk', ['soy']],
  ['soya milk', ['soy']],
  ['حليب صويا', ['soy']],
  ['oat milk', ['gluten']],
  ['حليب شوفان', ['gluten']],
  ['rice milk', []],
  ['almond butter', ['nuts']],
  ['cocoa butter', []],
  ['زبده كاكاو', []],
  ['coco nut', []],
  ['جوز هند', []],
  ['جوز طيب', []],
  ['جوزه طيب', []],
  ['water chestnut', []],
  ['doughnut', ['gluten', 'egg', 'milk']],
  ['egg plant', []],
  ['حنطه سوداء', []],
  ['rice flour', []],
  ['corn flour', []],
  ['طحين رز', []],
  ['دقيق رز', []],
  ['طحين ذره', []],
  ['دقيق ذره', []],
  ['cream of tartar', []],
]

const phrases: [string, Allergen[]][] = Object.entries(
  Object.groupBy(
    [
      ...allergens.flatMap((allergen) =>
        words[allergen].split(',').map((phrase): [string, readonly Allergen[]] => [phrase, [allergen]]),
      ),
      ...others,
    ],
    ([phrase]) => ` ${foldText(phrase.trim()).split(/\s+/).map(bare).join(' ')} `,
  ),
)
  .map(([phrase, said = []]): [string, Allergen[]] => [phrase, said.flatMap(([, named]) => named)])
  .sort(([one], [other]) => other.length - one.length)
