/**
 * What shops sell by the unit, by keys of `basics`. A piece, loaf, bunch, pot or tin weighs what our table says of such
 * a portion, or what is written behind its key, with peel and shell; a litre weighs what is written. Packets differ too
 * much in size for a weight. `weight` is what a shop weighs out or packs in sizes of every kind: no unit is invented for
 * it. `tap` is not bought at all.
 */
export const shop = {
  piece: `egg-raw egg-boiled tomato cucumber onion potato-raw sweet-potato-raw carrot pepper-red zucchini eggplant-raw
    avocado=270 apple banana orange mandarin pear mango guava kiwi grapefruit=482 lemon lime figs-fresh peach plum
    bread-samoon croissant bagel loomi`,
  loaf: 'bread-arabic-white bread-arabic-whole bread-tamees bread-shraak',
  bunch: 'parsley coriander-fresh mint-fresh rocket',
  pot: 'yogurt yogurt-greek',
  tin: 'chickpeas-canned tuna-water tuna-oil sardines cola',
  packet: 'tea-plain qahwa coffee-black',
  litre: `milk-whole=1030 milk-low=1030 milk-skim=1030 milk-camel=1030 laban=1030 laban-low=1030 soy-milk=1030
    almond-milk=1020 rice-milk=1030 vegetable-oil=920 olive-oil=920 vinegar=1010 grape-juice=1050`,
  kilo: `rice-white-raw rice-brown-raw wheat-flour-white wheat-flour-whole wheat-crushed wheat-pearled bulgur-dry
    freekeh-dry semolina oats-dry barley-dry pasta-dry vermicelli-dry lentils-dry chickpeas-dry fava-dry sugar`,
  weight: `chicken-whole-raw chicken-breast-raw chicken-thigh-raw lamb-shoulder-raw lamb-leg-raw beef-mince-raw hamour-raw
    shrimp-raw pumpkin cauliflower okra molokhia lettuce radish garlic ginger peas-cooked vine-leaves tomato-paste
    mayonnaise pickles raisins dates-paste dates-sukkari almonds pistachios nuts-mixed coconut-dried sesame tahini honey
    dibs ghee butter feta mozzarella cheese-akkawi qishta cream-whipping milk-powder salt pepper-black cumin cinnamon
    paprika curry-powder kabsa-spices cardamom saffron`,
  tap: 'water',
}

/**
 * The raw food that is bought for a cooked one, and its eaten grams for 100 g: by energy for grains and pulses, by
 * protein for meat and fish, since cooking takes water from one and gives it to the other.
 */
export const cookedFrom = `
rice-white-cooked | rice-white-raw 36
rice-brown-cooked | rice-brown-raw 34
bulgur-cooked | bulgur-dry 24
quinoa-cooked | quinoa-dry 33
pasta-cooked | pasta-dry 43
lentils-cooked | lentils-dry 33
chickpeas-cooked | chickpeas-dry 43
fava-cooked | fava-dry 32
potato-boiled | potato-raw 100
potato-fried | potato-raw 190
sweet-potato-baked | sweet-potato-raw 110
carrot-cooked | carrot 105
cauliflower-cooked | cauliflower 105
broccoli-cooked | broccoli 105
eggplant-boiled | eggplant-raw 110
corn-boiled | corn-raw 100
egg-boiled | egg-raw 100
chicken-breast-cooked | chicken-breast-raw 138
chicken-thigh-cooked | chicken-thigh-raw 126
lamb-leg-roasted | lamb-leg-raw 141
lamb-shoulder-braised | lamb-shoulder-raw 173
beef-mince-cooked | beef-mince-raw 142
hamour-grilled | hamour-raw 128
salmon-cooked | salmon-raw 108
shrimp-cooked | shrimp-raw 119
lemon-juice | lemon 118
orange-juice | orange 146
`
