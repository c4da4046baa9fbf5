/**
 * One food per line: key | English | Arabic | also called | energy protein carbohydrate fat | saturates fibre sugars
 * sodium potassium calcium iron magnesium A C D B12 folate | source | portions | tags. A dash is an unknown value;
 * values missing at the end are unknown too. `ndb`: the whole row is from USDA SR. `fdc`: the four main values are, and
 * with an f fibre too; the rest is estimated. `~`: everything is estimated. Ready-made products list the allergens they
 * often contain, rather one too many than one too few. `plant?` may contain milk, honey or an animal vitamin; `animal?`
 * rennet or gelatine; `brewed` some alcohol. Makers often add minerals or vitamins to `unfortified` foods: their table
 * includes those, so these values are our own estimates. A star marks a word that means this food if it is typed alone:
 * `*chicken` at the roasted breast.
 */
export const basics = {
  grains: `
rice-white-raw | White rice, raw | أرز أبيض نيء | basmati roz ruz aruz بسمتي رز | 365 7.13 79.95 0.66 | 0.18 1.3 0.12 5 115 28 0.8 | fdc168877f | cup=185 spoon=12 | plant
rice-white-cooked | White rice, cooked | أرز أبيض مطبوخ | *rice *roz *ruz *رز *أرز basmati بسمتي | 130 2.7 28.2 0.3 | 0.08 0.4 0.05 1 35 10 0.2 | fdc168878f | cup=158 spoon=15 ladle=120 plate=250 | plant
rice-brown-raw | Brown rice, raw | أرز أسمر نيء | roz رز بني | 367 7.5 76.2 3.2 | 0.59 3.6 0.66 5 250 9 1.3 | fdc169703f | cup=185 | plant
rice-brown-cooked | Brown rice, cooked | أرز أسمر مطبوخ | roz رز بني | 123 2.7 25.6 1 | 0.26 1.6 0.24 4 86 3 0.6 | fdc169704f | cup=195 spoon=15 | plant
wheat-flour-white | Wheat flour, white | طحين أبيض | *flour *طحين *دقيق daqeeq | 364 10.33 76.31 0.98 | 0.16 2.7 0.27 2 107 15 1.2 | fdc168894 | cup=125 spoon=8 | plant gluten
wheat-flour-whole | Wheat flour, wholemeal | طحين بر | burr asmar دقيق قمح كامل أسمر | 340 13.2 72 2.5 | 0.43 10.7 0.4 2 363 34 3.6 | ~ | cup=120 spoon=8 | plant gluten
wheat-crushed | Crushed wheat (jareesh), dry | جريش جاف | jarish cracked قمح مجروش | 342 12.3 75.9 1.3 | 0.23 12.5 0.4 5 410 35 2.5 | ~ | cup=160 | plant gluten
wheat-pearled | Pearled wheat (harees), dry | هريس جاف | habb حب قمح مقشور | 340 12 73 1.8 | 0.3 11 0.4 4 380 32 3 | ~ | cup=180 | plant gluten
bulgur-dry | Bulgur, dry | برغل جاف | burghul | 342 12.29 75.87 1.33 | 0.23 12.5 0.41 17 410 35 2.5 | fdc170688 | cup=140 | plant gluten
bulgur-cooked | Bulgur, cooked | برغل مطبوخ | burghul | 83 3.1 18.6 0.2 | 0.04 4.5 0.1 5 68 10 1 | fdc170287f | cup=182 spoon=12 | plant gluten
freekeh-dry | Freekeh, dry | فريكة جافة | farik green wheat فريك | 353 13 72 2.5 | 0.5 13 1.5 8 400 50 3.5 | ~ | cup=160 | plant gluten
semolina | Semolina | سميد | smeed | 360 12.7 72.8 1.05 | 0.15 3.9 0.3 1 186 17 1.2 | ~ | cup=167 spoon=10 | plant gluten
couscous-cooked | Couscous, cooked | كسكس مطبوخ | kuskus | 112 3.8 23.2 0.2 | 0.03 1.4 0.1 5 58 8 0.4 | fdc169700f | cup=157 spoon=12 | plant gluten
oats-dry | Oats, rolled, dry | شوفان جاف | shofan oatmeal | 379 13.15 67.7 6.52 | 1.11 10.1 0.99 6 362 52 4.3 | fdc173904f | cup=81 spoon=6 | plant gluten
barley-dry | Pearl barley, dry | شعير لؤلؤي جاف | shaeer | 352 9.91 77.72 1.16 | 0.24 15.6 0.8 9 280 29 2.5 | fdc170284 | cup=200 | plant gluten
quinoa-dry | Quinoa, dry | كينوا جافة | kinwa | 368 14.12 64.16 6.07 | 0.71 7 - 5 563 47 4.6 | fdc168874 | cup=170 | plant
quinoa-cooked | Quinoa, cooked | كينوا مطبوخة | kinwa | 120 4.4 21.3 1.9 | 0.23 2.8 0.87 7 172 17 1.5 | fdc168917f | cup=185 spoon=12 | plant
pasta-dry | Pasta, dry | معكرونة جافة | makarona macaroni spaghetti مكرونة سباغيتي | 371 13.04 74.67 1.51 | 0.28 3.2 2.67 6 223 21 1.3 | fdc169736f | cup=100 | plant gluten
pasta-cooked | Pasta, cooked | معكرونة مسلوقة | *pasta *spaghetti *macaroni *makarona *معكرونة *مكرونة *سباغيتي | 158 5.8 30.9 0.9 | 0.18 1.8 0.56 1 44 7 0.5 | fdc169737f | cup=140 plate=220 | plant gluten
pasta-whole-cooked | Wholemeal pasta, cooked | معكرونة قمح كامل مسلوقة | مكرونة سمراء | 149 6 30.1 1.7 | 0.24 3.9 0.8 4 96 13 1.7 | fdc168910f | cup=140 | plant gluten
vermicelli-dry | Vermicelli, dry | شعيرية جافة | shaariya | 371 13 74.7 1.5 | 0.28 3.2 2.7 6 223 21 1.3 | ~ | cup=90 | plant gluten
buckwheat-cooked | Buckwheat, cooked | حنطة سوداء مطبوخة | kasha | 92 3.4 19.9 0.6 | 0.13 2.7 0.9 4 88 7 0.8 | fdc170686f | cup=168 | plant
rice-noodles-cooked | Rice noodles, cooked | نودلز الأرز مطبوخة | | 108 1.8 24 0.2 | 0.03 1 0.03 19 4 4 0.1 | fdc168914f | cup=176 | plant
muesli | Muesli | موسلي | | 388 9.5 73.8 6.3 | 0.8 8.5 25 50 490 170 8 | fdc169076f | cup=122 | plant? gluten milk nuts sulphites
granola | Granola | جرانولا | | 489 13.7 53.9 24.3 | - 8.9 | fdc171646f | cup=122 | animal gluten nuts
cornflakes | Cornflakes | رقائق الذرة | cereal كورن فليكس | 357 7.5 84 0.4 | 0.1 3.3 9.5 729 168 5 1.1 | ~ | cup=28 | plant? gluten unfortified
popcorn | Popcorn, air-popped | فشار بدون زيت | fishar بوشار | 387 12.9 77.8 4.5 | 0.64 14.5 0.87 8 329 7 3.2 | ~ | cup=8 | plant
`,
  bread: `
bread-arabic-white | Arabic bread, white | خبز عربي أبيض | *bread *khubz *pita *خبز مفرود شامي | 275 9.1 55.7 1.2 | 0.17 2.2 1.3 536 120 86 2.6 | fdc174915 | loaf=90 half=45 | plant gluten
bread-arabic-whole | Arabic bread, wholemeal | خبز بر عربي | *بر *أسمر brown pita burr khubz asmar خبز | 262 9.8 55.9 1.7 | 0.26 6.1 2.9 421 170 15 3.1 | ~ | loaf=90 half=45 | plant gluten
bread-tamees | Tamees | خبز تميس | tameez tamis afghani naan تميز | 285 9 55 3 | 0.5 2.5 2 480 130 40 2.5 | ~ | loaf=260 quarter=65 | plant? gluten milk sesame
bread-samoon | Samoon roll | صمون | samoli samouli صامولي | 275 9 52 3.2 | 0.6 2.5 4 500 120 60 3 | ~ | piece=80 | plant? gluten milk sesame
bread-white | White toast bread | خبز توست أبيض | *toast *توست sliced | 266 8.8 49.4 3.3 | 0.7 2.7 5.3 490 126 144 3.6 | fdc174924f | slice=28 | plant? gluten milk soy
bread-whole | Wholemeal toast bread | خبز توست بر | sliced أسمر | 252 12.45 42.71 3.5 | 0.72 6 4.4 455 254 161 2.5 | fdc172688f | slice=32 | plant? gluten milk soy
bread-gluten-free | Gluten-free bread | خبز خالٍ من الغلوتين | | 248 4.3 45.8 5.2 | 0.6 4.3 4 490 100 60 1 | fdc174100f | slice=30 | animal milk egg soy
tortilla-flour | Flour tortilla | خبز تورتيلا | wrap saj صاج | 306 8.2 49.38 7.99 | 3.1 3.5 3.7 736 125 146 3.3 | fdc175037f | piece=49 | plant? gluten
tortilla-corn | Corn tortilla | تورتيلا الذرة | | 218 5.7 44.6 2.9 | 0.45 6.3 0.88 45 186 81 1.2 | fdc175036f | piece=24 | plant
croissant | Croissant | كرواسون | kruasan | 406 8.2 45.8 21 | 11.7 2.6 11.3 384 118 37 2 | ~ | piece=57 | animal gluten milk egg
bread-shraak | Shraak bread | خبز رقاق | ruqaq marquq raqaq شراك مرقوق | 290 9.5 60 1.2 | 0.2 3 1.5 400 130 20 3 | ~ | loaf=60 | plant gluten
rusk | Plain rusk | شابورة | shaboura toast بقسماط | 407 13.5 72.3 7.2 | 1.4 3 8 253 245 27 2.7 | ~ | piece=12 | animal gluten milk egg sesame
rice-cake | Brown rice cake, unsalted | كعك الأرز الأسمر بدون ملح | | 387 8.2 81.5 2.8 | 0.57 4.2 0.88 26 290 11 1.5 | fdc170250f | piece=9 | plant
bagel | Bagel | خبز البيغل | beigel بيغل | 264 10.56 52.38 1.32 | 0.3 2.3 5.8 422 75 81 3.8 | fdc174899 | piece=105 | plant gluten sesame
`,
  legumes: `
lentils-dry | Lentils, dry | عدس جاف | adas | 352 24.63 63.35 1.06 | 0.15 10.7 2 6 677 35 6.5 | fdc172420f | cup=192 | plant
lentils-cooked | Lentils, cooked | عدس مطبوخ | *lentils *adas *عدس | 116 9 20.1 0.4 | 0.05 7.9 1.8 2 369 19 3.3 | fdc172421f | cup=198 spoon=14 | plant
chickpeas-dry | Chickpeas, dry | حمص جاف | hummus hommos garbanzo | 378 20.5 63 6 | 0.6 12.2 10.7 24 718 57 4.3 | ~ | cup=200 | plant
chickpeas-cooked | Chickpeas, cooked | حمص مسلوق | *chickpeas *حمص hummus hommos garbanzo | 164 8.9 27.4 2.6 | 0.27 7.6 4.8 7 291 49 2.9 | fdc173757f | cup=164 spoon=12 | plant
chickpeas-canned | Chickpeas, canned, drained | حمص معلب مصفى | hummus | 139 7.05 22.53 2.77 | 0.29 6.4 4 246 126 45 1.07 | fdc173800 | cup=152 can=240 | plant
fava-dry | Broad beans, dry | فول جاف | fava ful foul | 341 26.1 58.3 1.5 | 0.25 25 5.7 13 1062 103 6.7 | ~ | cup=150 | plant
fava-cooked | Broad beans, cooked | فول مسلوق | fava ful foul medames | 110 7.6 19.7 0.4 | 0.07 5.4 1.8 5 268 36 1.5 | ~ | cup=170 spoon=14 | plant
beans-white-canned | White beans, canned, drained | فاصوليا بيضاء معلبة | *fasolia *فاصوليا | 114 7.26 21.2 0.29 | 0.07 4.8 0.3 340 454 73 3 | fdc175204 | cup=262 | plant
beans-kidney-cooked | Red kidney beans, cooked | فاصوليا حمراء مطبوخة | fasolia | 127 8.7 22.8 0.5 | 0.07 6.4 0.3 1 405 35 2.2 | fdc173740f | cup=177 spoon=14 | plant
beans-black-cooked | Black beans, cooked | فاصوليا سوداء مطبوخة | fasolia | 132 8.9 23.7 0.5 | 0.14 8.7 0.3 1 355 27 2.1 | fdc173735f | cup=172 | plant
peas-cooked | Green peas, cooked | بازلاء مطبوخة | bazella | 78 5.2 14.3 0.3 | 0.05 4.5 4.4 72 110 24 1.5 | fdc170017f | cup=160 spoon=12 | plant
edamame | Edamame | إدامامي | soybean فول صويا أخضر | 121 11.91 8.91 5.2 | 0.62 5.2 2.2 6 436 63 2.3 | fdc168411f | cup=155 | plant soy
tofu | Firm tofu | توفو | | 144 17.27 2.78 8.72 | 1.26 2.3 - 14 237 683 2.7 | fdc172475f | cup=252 | plant soy
peanuts-raw | Peanuts | فول سوداني | groundnut سوداني فستق | 567 25.8 16.1 49.2 | 6.3 8.5 4.7 18 705 92 4.6 | fdc172430f | handful=28 cup=146 | plant peanut
peanut-butter | Peanut butter | زبدة الفول السوداني | | 598 22.21 22.31 51.36 | 10.3 5 10.5 17 558 49 1.7 | fdc172470f | spoon=16 | plant peanut
`,
  vegetables: `
tomato | Tomato | طماطم | tamatim bandora بندورة طماط | 18 0.88 3.89 0.2 | 0.03 1.2 2.63 5 237 10 0.3 | fdc170457f | piece=123 cup=180 | plant e.91
cucumber | Cucumber | خيار | khiyar | 15 0.65 3.63 0.11 | 0.04 0.5 1.67 2 147 16 0.3 | fdc168409f | piece=100 cup=104 | plant e.97
onion | Onion | بصل | basal | 40 1.1 9.34 0.1 | 0.04 1.7 4.24 4 146 23 0.2 | fdc170000f | piece=110 cup=160 | plant e.9
garlic | Garlic | ثوم | thoom | 149 6.36 33.06 0.5 | 0.09 2.1 1 17 401 181 1.7 | fdc169230f | clove=3 | plant e.87
ginger | Ginger, fresh | زنجبيل طازج | zanjabeel | 80 1.82 17.77 0.75 | 0.2 2 1.7 13 415 16 0.6 | fdc169231 | teaspoon=2 | plant e.93
potato-raw | Potato, raw | بطاطس نيئة | batata بطاطا | 77 2.05 17.49 0.09 | 0.03 2.1 0.82 6 425 12 0.8 | fdc170026f | piece=170 | plant e.9
potato-boiled | Potato, boiled | بطاطس مسلوقة | *potato *batata *بطاطس *بطاطا | 86 1.7 20 0.1 | 0.03 1.8 0.85 5 328 8 0.3 | fdc170440f | piece=150 cup=156 | plant
potato-fried | Potato, deep-fried | بطاطس مقلية | french fries batata | 312 3.4 41 15 | 2.3 3.8 0.3 210 579 18 0.8 | ~ | cup=100 | plant
sweet-potato-raw | Sweet potato, raw | بطاطا حلوة نيئة | batata | 86 1.57 20.12 0.05 | 0.02 3 4.2 55 337 30 0.6 | fdc168482 | piece=130 | plant e.72
sweet-potato-baked | Sweet potato, baked | بطاطا حلوة مشوية | batata | 90 2 20.7 0.1 | 0.05 3.3 6.5 36 475 38 0.7 | fdc168483f | piece=114 | plant
carrot | Carrot | جزر | jazar | 41 0.93 9.58 0.24 | 0.037 2.8 4.74 69 320 33 0.3 12 835 5.9 0 0 19 | ndb11124 | piece=61 cup=128 | plant e.89
carrot-cooked | Carrot, boiled | جزر مسلوق | jazar | 35 0.76 8.22 0.18 | 0.03 3 3.45 58 235 30 0.34 10 852 3.6 0 0 14 | ndb11125 | cup=156 | plant
cabbage | Cabbage | ملفوف | malfoof كرنب | 25 1.28 5.8 0.1 | 0.034 2.5 3.2 18 170 40 0.47 12 5 36.6 0 0 43 | ndb11109 | cup=89 leaf=23 | plant e.8
cabbage-red | Red cabbage | ملفوف أحمر | كرنب | 31 1.43 7.37 0.16 | 0.021 2.1 3.83 27 243 45 0.8 16 56 57 0 0 18 | ndb11112 | cup=89 | plant e.8
cauliflower | Cauliflower | قرنبيط | zahra qarnabeet زهرة | 25 1.92 4.97 0.28 | 0.064 2 1.91 30 299 22 0.42 15 0 48.2 0 0 57 | ndb11135 | cup=107 | plant e.39
cauliflower-cooked | Cauliflower, boiled | قرنبيط مسلوق | zahra زهرة | 23 1.84 4.11 0.45 | 0.07 2.3 2.08 15 142 16 0.32 9 1 44.3 0 0 44 | ndb11136 | cup=124 | plant
celery | Celery | كرفس | karafs | 16 0.69 2.97 0.17 | 0.042 1.6 1.83 80 260 40 0.2 11 22 3.1 0 0 36 | ndb11143 | cup=101 | plant celery e.89
chard | Chard | سلق | silq | 19 1.8 3.74 0.2 | 0.03 1.6 1.1 213 379 51 1.8 81 306 30 0 0 14 | ndb11147 | cup=36 | plant e.92
coriander-fresh | Coriander leaves | كزبرة خضراء | kuzbara cilantro | 23 2.13 3.67 0.52 | 0.014 2.8 0.87 46 521 67 1.77 26 337 27 0 0 62 | ndb11165 | bunch=40 | plant e.85
corn-raw | Sweet corn, raw | ذرة نيئة | dhura | 86 3.27 18.7 1.35 | 0.325 2 6.26 15 270 2 0.52 37 9 6.8 0 0 42 | ndb11167 | cup=145 | plant e.36
corn-boiled | Sweet corn, boiled | ذرة مسلوقة | *corn *ذرة dhura | 96 3.41 20.98 1.5 | 0.197 2.4 4.54 1 218 3 0.45 26 13 5.5 0 0 23 | ndb11168 | piece=103 | plant
corn-canned | Sweet corn, canned | ذرة معلبة | dhura | 79 2.46 17.77 1.11 | 0.161 1.9 3.04 186 138 4 0.55 13 2 1.6 0 0 35 | ndb11172 | cup=164 spoon=12 | plant
pepper-red | Red bell pepper | فلفل رومي أحمر | filfil فليفلة | 26 0.99 6.03 0.3 | 0.06 2.1 4.2 4 211 7 0.4 | fdc170108f | piece=119 cup=149 | plant e.82
zucchini | Courgette | كوسا | kousa zucchini كوسة | 17 1.2 3.1 0.3 | 0.08 1 2.5 8 261 16 0.4 | fdc169291f | piece=196 cup=124 | plant e.95
eggplant-raw | Aubergine, raw | باذنجان نيء | bathinjan eggplant | 25 0.98 5.88 0.18 | 0.03 3 3.53 2 229 9 0.2 | ~ | piece=300 cup=82 | plant e.81
eggplant-boiled | Aubergine, boiled | باذنجان مسلوق | bathinjan eggplant | 35 0.8 8.7 0.2 | 0.04 2.5 3.2 1 123 6 0.3 | fdc169229f | cup=99 | plant
okra | Okra | بامية | bamia | 33 1.93 7.45 0.19 | 0.03 3.2 1.48 7 299 82 0.6 | ~ | cup=100 | plant e.86
molokhia | Jute mallow leaves, raw | ملوخية نيئة | mulukhiyah | 34 4.65 5.8 0.25 | 0.04 2.8 - 8 559 208 4.8 | ~ | cup=28 | plant e.62
spinach | Spinach | سبانخ | sabanekh | 23 2.86 3.63 0.39 | 0.06 2.2 0.42 79 558 99 2.7 | fdc168462f | cup=30 | plant e.72
lettuce | Lettuce | خس | khass | 15 1.4 2.9 0.1 | 0.02 1.3 0.78 28 194 36 0.9 | fdc169249f | cup=36 leaf=10 | plant e.8
rocket | Rocket | جرجير | arugula jarjeer | 25 2.58 3.65 0.66 | 0.09 1.6 2.05 27 369 160 1.5 | fdc169387 | cup=20 bunch=100 | plant e.6
parsley | Parsley | بقدونس | baqdounis | 36 2.97 6.33 0.79 | 0.13 3.3 0.85 56 554 138 6.2 | ~ | bunch=50 cup=60 | plant e.95
mint-fresh | Mint, fresh | نعناع طازج | nana | 44 3.29 8.41 0.73 | 0.19 6.8 - 30 458 199 11.9 | fdc173475 | bunch=25 | plant e.41
broccoli | Broccoli, raw | بروكلي نيء | | 34 2.82 6.64 0.37 | 0.04 2.6 1.7 33 316 47 0.7 | fdc170379 | cup=91 | plant e.61
broccoli-cooked | Broccoli, boiled | بروكلي مسلوق | | 35 2.4 7.2 0.4 | 0.08 3.3 1.4 41 293 40 0.7 | fdc169967f | cup=156 | plant
green-beans | Green beans, boiled | فاصوليا خضراء مسلوقة | lubia loubieh لوبيا | 35 1.9 7.9 0.3 | 0.06 3.2 3.6 1 146 44 0.7 | fdc169141f | cup=125 | plant
mushrooms | Mushrooms | فطر | mashroom مشروم | 22 3.09 3.26 0.34 | 0.05 1 1.98 5 318 3 0.5 | fdc169251f | cup=70 | plant e.97
pumpkin | Pumpkin | قرع | qara yaqteen يقطين | 26 1 6.5 0.1 | 0.05 0.5 2.8 1 340 21 0.8 | ~ | cup=116 | plant e.7
beetroot-cooked | Beetroot, boiled | شمندر مسلوق | shamandar بنجر | 44 1.7 10 0.2 | 0.03 2 8 77 305 16 0.8 | fdc169146f | cup=170 | plant
asparagus | Asparagus, boiled | هليون مسلوق | | 22 2.4 4.1 0.2 | 0.05 2 1.3 14 224 23 0.9 | fdc168390f | cup=180 | plant
kale | Kale | كيل | | 35 2.92 4.42 1.49 | 0.18 4.1 0.99 53 348 254 1.6 | fdc168421f | cup=21 | plant e.72
radish | Radish | فجل | fijl | 16 0.68 3.4 0.1 | 0.03 1.6 1.86 39 233 25 0.3 | ~ | cup=116 | plant e.9
avocado | Avocado | أفوكادو | | 160 2 8.53 14.66 | 2.13 6.7 0.66 7 485 12 0.6 | fdc171705f | half=100 | plant e.74
olives-black | Olives, black | زيتون أسود | zaytoon | 116 0.8 6 10.9 | 1.4 1.6 0 735 8 88 0.5 | fdc169094f | piece=4 | plant unfortified
olives-green | Olives, green, pickled | زيتون أخضر مخلل | *olives *زيتون zaytoon | 145 1.03 3.84 15.32 | 2.03 3.3 0.54 1556 42 52 0.5 | ~ | piece=4 | plant
vine-leaves | Vine leaves, in brine | ورق عنب محفوظ | warak enab | 69 4.27 11.71 1.97 | 0.32 9.9 - 2853 29 289 3 | ~ | leaf=4 | plant
tomato-canned | Tomatoes, canned | طماطم معلبة | | 16 0.79 3.47 0.25 | 0.03 1.9 2.5 115 191 33 0.6 | fdc170051 | cup=240 | plant
`,
  fruit: `
dates-medjool | Dates, medjool | تمر مجدول | majdool tamr | 277 1.81 74.97 0.15 | - 6.7 66.5 1 696 64 0.9 | fdc168191f | date=24 | plant e.9
dates-sukkari | Dates, sukkari | تمر سكري | *dates *tamr *تمر *تمرة sukari | 285 2 74 0.3 | 0.05 6.5 66 3 650 45 0.9 | ~ | date=9 | plant e.88
dates-ajwa | Dates, ajwa | تمر عجوة | ajwah tamr | 282 2.3 74 0.4 | 0.05 7 65 4 700 55 1.1 | ~ | date=8 | plant e.87
dates-khalas | Dates, khalas | تمر خلاص | khlas tamr | 283 2.1 74 0.3 | 0.05 6.6 66 3 660 50 1 | ~ | date=8 | plant e.88
dates-safawi | Dates, safawi | تمر صفاوي | safavi tamr | 280 2.2 73.5 0.3 | 0.05 7 64 4 680 55 1 | ~ | date=9 | plant e.87
dates-barhi | Dates, barhi, fresh | رطب برحي | burhi rutab بلح | 142 1.6 36 0.2 | 0.03 3.6 30 3 400 28 0.5 | ~ | date=12 | plant e.88
dates-paste | Date paste | معجون التمر | ajeena عجينة تمر | 290 2.2 75 0.4 | 0.05 7 65 3 650 50 1 | ~ | spoon=20 | plant
apple | Apple | تفاح | tuffah | 52 0.26 13.81 0.17 | 0.03 2.4 10.39 1 107 6 0.1 | fdc171688f | piece=182 | plant e.9
banana | Banana | موز | *موزة mouz | 89 1.09 22.84 0.33 | 0.11 2.6 12.23 1 358 5 0.3 | fdc173944f | piece=118 | plant e.64
orange | Orange | برتقال | burtuqal | 47 0.94 11.75 0.12 | 0.02 2.4 9.35 0 181 40 0.1 | fdc169097f | piece=131 | plant e.73
mandarin | Mandarin | يوسفي | yusufi tangerine | 53 0.81 13.34 0.31 | 0.04 1.8 10.58 2 166 37 0.2 | ~ | piece=88 | plant e.74
pear | Pear | كمثرى | kummathra إجاص | 57 0.36 15.23 0.14 | 0.02 3.1 9.75 1 116 9 0.2 | fdc169118f | piece=178 | plant e.9
grapes | Grapes | عنب | inab | 69 0.72 18.1 0.16 | 0.054 0.9 15.48 2 191 10 0.36 7 3 3.2 0 0 2 | ndb09132 | cup=151 | plant e.96
mango | Mango | مانجو | manga منقا | 60 0.82 14.98 0.38 | 0.092 1.6 13.66 1 168 11 0.16 10 54 36.4 0 0 43 | ndb09176 | piece=336 cup=165 | plant e.71
guava | Guava | جوافة | | 68 2.55 14.32 0.95 | 0.272 5.4 8.92 2 417 18 0.26 22 31 228.3 0 0 49 | ndb09139 | piece=55 cup=165 | plant e.78
kiwi | Kiwi | كيوي | | 61 1.14 14.66 0.52 | 0.029 3 8.99 3 312 34 0.31 17 4 92.7 0 0 25 | ndb09148 | piece=69 | plant e.76
grapefruit | Grapefruit, pink | غريب فروت وردي | pomelo جريب | 42 0.77 10.66 0.14 | 0.021 1.6 6.89 0 135 22 0.08 9 58 31.2 0 0 13 | ndb09112 | half=123 | plant e.51
lemon | Lemon | ليمون أصفر | *ليمون laymoon | 29 1.1 9.32 0.3 | 0.039 2.8 2.5 2 138 26 0.6 8 1 53 0 0 11 | ndb09150 | piece=58 | plant e.53
lemon-juice | Lemon juice, fresh | عصير ليمون طازج | laymoon | 22 0.35 6.9 0.24 | 0.04 0.3 2.52 1 103 6 0.08 6 0 38.7 0 0 20 | ndb09152 | spoon=15 | plant
lime | Lime | ليمون أخضر | laymoon lumi | 30 0.7 10.54 0.2 | 0.022 2.8 1.69 2 102 33 0.6 6 2 29.1 0 0 8 | ndb09159 | piece=67 | plant e.84
cantaloupe | Cantaloupe melon | شمام | shammam | 34 0.84 8.16 0.19 | 0.051 0.9 7.86 16 267 9 0.21 12 169 36.7 0 0 21 | ndb09181 | cup=160 slice=69 | plant e.51
honeydew | Honeydew melon | شمام أخضر | | 36 0.54 9.09 0.14 | 0.038 0.8 8.12 18 228 6 0.17 10 3 18 0 0 19 | ndb09184 | cup=170 | plant e.46
figs-dried | Figs, dried | تين مجفف | teen | 249 3.3 63.87 0.93 | 0.144 9.8 47.92 10 680 162 2.03 68 0 1.2 0 0 9 | ndb09094 | piece=8.4 | plant sulphites e.96
figs-fresh | Figs, fresh | تين طازج | *figs *تين teen | 74 0.75 19.18 0.3 | 0.06 2.9 16.26 1 232 35 0.4 | ~ | piece=50 | plant e.99
watermelon | Watermelon | بطيخ | battikh habhab حبحب جح | 30 0.61 7.55 0.15 | 0.02 0.4 6.2 1 112 7 0.2 | fdc167765f | slice=280 cup=152 | plant e.52
pineapple | Pineapple | أناناس | | 50 0.54 13.12 0.12 | 0.01 1.4 9.85 1 109 13 0.3 | fdc169124f | slice=84 cup=165 | plant e.51
peach | Peach | خوخ | khoukh دراق | 39 0.91 9.54 0.25 | 0.02 1.5 8.39 0 190 6 0.3 | fdc169928f | piece=150 | plant e.96
plum | Plum | برقوق | barqouq | 46 0.7 11.42 0.28 | 0.02 1.4 9.92 0 157 6 0.2 | fdc169949f | piece=66 | plant e.94
strawberries | Strawberries | فراولة | farawla | 32 0.67 7.68 0.3 | 0.02 2 4.89 1 153 16 0.4 | fdc167762 | cup=152 | plant e.94
blueberries | Blueberries | توت أزرق | toot | 57 0.74 14.49 0.33 | 0.03 2.4 9.96 1 77 6 0.3 | fdc171711 | cup=148 | plant
pomegranate | Pomegranate seeds | رمان | rumman | 83 1.67 18.7 1.17 | 0.12 4 13.67 3 236 10 0.3 | ~ | cup=174 | plant e.56
raisins | Raisins | زبيب | zabeeb | 299 3.3 79.32 0.25 | 0.09 4.5 65.2 26 744 62 1.8 | fdc168165f | spoon=9 cup=145 | plant sulphites
apricots-dried | Apricots, dried | مشمش مجفف | mishmish | 241 3.39 62.64 0.51 | 0.02 7.3 53.44 10 1162 55 2.7 | ~ | piece=7 | plant sulphites
`,
  nuts: `
almonds | Almonds | لوز | lawz | 579 21.15 21.55 49.93 | 3.8 12.5 4.35 1 733 269 3.7 | fdc170567f | handful=28 cup=143 | plant nuts
walnuts | Walnuts | جوز | ain jamal عين جمل | 654 15.2 13.7 65.2 | 6.1 6.7 2.6 2 441 98 2.9 | fdc170187f | handful=28 cup=100 | plant nuts
cashews | Cashews | كاجو | | 553 18.2 30.2 43.9 | 7.8 3.3 5.9 12 660 37 6.7 | fdc170162f | handful=28 | plant nuts
pistachios | Pistachios | فستق حلبي | fustuq | 560 20.2 27.2 45.3 | 5.9 10.6 7.7 1 1025 105 3.9 | ~ | handful=28 | plant nuts
hazelnuts | Hazelnuts | بندق | bunduq | 628 15 16.7 60.8 | 4.5 9.7 4.3 0 680 114 4.7 | ~ | handful=28 | plant nuts
pine-nuts | Pine nuts | صنوبر | snobar | 673 13.7 13.1 68.4 | 4.9 3.7 3.6 2 597 16 5.5 | ~ | spoon=9 | plant nuts
nuts-mixed | Mixed nuts, roasted | مكسرات مشكلة محمصة | *nuts *مكسرات mukassarat | 607 19.5 22.4 53.5 | 7 6.4 4.6 12 597 70 3.7 | fdc170585f | handful=28 | plant nuts peanut
sesame | Sesame seeds | سمسم | simsim | 573 17.73 23.45 49.67 | 7 11.8 0.3 11 468 975 14.6 | fdc170150 | spoon=9 | plant sesame
tahini | Tahini | طحينة | tahina | 595 17 21.19 53.76 | 7.5 9.3 0.49 115 414 426 9 | fdc170189f | spoon=15 | plant sesame
chia | Chia seeds | بذور الشيا | | 486 16.54 42.12 30.74 | 3.3 34.4 - 16 407 631 7.7 | fdc170554f | spoon=12 | plant
flaxseed | Flaxseed | بذور الكتان | kattan linseed | 534 18.3 28.9 42.2 | 3.7 27.3 1.55 30 813 255 5.7 | fdc169414f | spoon=10 | plant
pumpkin-seeds | Pumpkin seeds | بذور القرع | fasfas فصفص | 559 30.2 10.7 49 | 8.7 6 1.4 7 809 46 8.8 | fdc170556f | handful=28 | plant
sunflower-seeds | Sunflower seeds | بذور دوار الشمس | fasfas فصفص | 584 20.8 20 51.5 | 4.5 8.6 2.6 9 645 78 5.3 | fdc170562f | handful=28 | plant
coconut-dried | Coconut, dried | جوز هند مجفف | | 660 6.9 23.7 64.5 | 57.2 16.3 7.4 37 543 26 3.3 | ~ | spoon=6 | plant sulphites
`,
  dairy: `
milk-whole | Milk, full fat | حليب كامل الدسم | *milk *haleeb *حليب | 61 3.15 4.8 3.25 | 1.87 0 4.8 43 132 113 0 | ~ | cup=244 glass=250 spoon=15 | animal milk
milk-low | Milk, 2% fat | حليب قليل الدسم | haleeb low | 50 3.3 4.8 1.98 | 1.26 0 4.8 47 140 120 0 | fdc171267 | cup=244 glass=250 | animal milk
milk-skim | Milk, skimmed | حليب خالي الدسم | haleeb | 34 3.37 4.96 0.08 | 0.06 0 5.09 42 156 122 0 | ~ | cup=245 glass=250 | animal milk
milk-powder | Milk powder, full fat | حليب مجفف كامل الدسم | nido بودرة | 496 26.3 38.4 26.7 | 16.7 0 38.4 371 1330 912 0.5 | ~ | spoon=8 | animal milk
milk-camel | Camel milk | حليب الإبل | نوق haleeb | 58 3 4.5 3.2 | 1.9 0 4.5 55 150 115 0.1 | ~ | cup=244 | animal milk
laban | Laban (drinking yogurt) | لبن عيران | *laban *leben *لبن ayran buttermilk شنينة | 55 3 4.6 2.8 | 1.8 0 4.6 50 150 110 0.1 | ~ | glass=250 cup=245 | animal milk
laban-low | Laban, low fat | لبن قليل الدسم | leben | 40 3.2 4.8 1 | 0.6 0 4.8 52 155 115 0.1 | ~ | glass=250 | animal milk
yogurt | Yogurt, full fat | زبادي كامل الدسم | *yogurt *yoghurt *zabadi *زبادي *روب | 61 3.47 4.66 3.25 | 2.1 0 4.66 46 155 121 0.1 | fdc171284 | cup=245 tub=170 spoon=15 | animal milk
yogurt-greek | Greek yogurt, fat free | زبادي يوناني خالي الدسم | zabadi | 59 10.19 3.6 0.39 | 0.12 0 3.24 36 141 110 0.1 | fdc170894 | tub=170 spoon=15 | animal milk
labneh | Labneh | لبنة | labna | 170 7.5 5 13.5 | 8.5 0 4.5 350 150 120 0.1 | ~ | spoon=20 | animal? milk
feta | Feta cheese | جبنة فيتا | *cheese *jibn *جبن *جبنة white بيضاء | 264 14.21 4.09 21.28 | 14.946 0 4.09 917 62 493 0.65 19 125 0 0.4 1.69 32 | ndb01019 | slice=30 cup=150 | animal? milk
mozzarella | Mozzarella | جبنة موزاريلا | jibn | 300 22.17 2.19 22.35 | 13.152 0 1.03 627 76 505 0.44 20 179 0 0.4 2.28 7 | ndb01026 | cup=112 slice=28 | animal? milk
cheddar | Cheddar | جبنة شيدر | jibn | 403 24.9 1.28 33.14 | 21.092 0 0.52 621 98 721 0.68 28 265 0 0.6 0.83 18 | ndb01009 | slice=28 | animal? milk
cheese-processed | Processed cheese | جبنة مطبوخة | jibn كرافت | 366 18.13 4.78 30.71 | 18.057 0 2.26 1671 132 1045 0.63 26 317 0 - 1.5 8 | ndb01042 | slice=21 spoon=20 | animal? milk
cream-cheese | Cream cheese | جبنة كريمية | jibn كيري | 342 5.93 4.07 34.24 | 19.292 0 3.21 365 138 98 0.38 9 366 0 0.6 0.25 11 | ndb01017 | spoon=14.5 | animal? milk
cottage-cheese | Cottage cheese, 2% fat | جبنة قريش | jibn | 86 11.83 3.66 2.45 | 0.979 0 3.67 330 84 91 0.15 7 20 0 0 0.45 10 | ndb01015 | cup=226 spoon=14 | animal? milk
parmesan | Parmesan | جبنة بارميزان | jibn | 431 38.46 4.06 28.61 | 17.301 0 0.9 1529 125 1109 0.9 38 229 0 0.5 2.26 10 | ndb01032 | spoon=5 | animal? milk
halloumi | Halloumi | جبنة حلوم | haloumi | 321 22 2.2 25 | 16 0 2 1200 80 700 0.3 | ~ | slice=30 | animal? milk
cheese-akkawi | Akkawi cheese | جبنة عكاوي | nabulsi نابلسي | 275 19 2.5 21 | 13.5 0 2 1000 80 500 0.4 | ~ | slice=30 | animal? milk
cream-whipping | Cream, 37% fat | كريمة خفق | krema | 345 2.05 2.79 37 | 23.032 0 2.79 38 75 65 0.03 7 411 0.6 0.7 0.18 4 | ndb01053 | spoon=15 | animal milk
cream-sour | Sour cream | كريمة حامضة | | 193 2.07 2.88 19.73 | 11.507 0 2.88 47 141 110 0.17 10 176 0.9 0.4 0.28 7 | ndb01056 | spoon=12 | animal? milk
qishta | Qishta (clotted cream) | قشطة | gashta | 230 3 4.5 22.5 | 14.2 0 4 50 120 100 0.1 | ~ | spoon=20 | animal milk
jameed | Dried yogurt (jameed, iqt) | إقط | mudheer بقل مضير جميد | 350 45 25 7 | 4.5 0 20 2800 900 800 1 | ~ | piece=30 | animal milk
`,
  eggs: `
egg-raw | Egg, raw | بيض نيء | bayd baid | 143 12.56 0.72 9.51 | 3.13 0 0.37 142 138 56 1.8 | fdc171287 | piece=50 | animal egg e.88
egg-boiled | Egg, boiled | بيض مسلوق | *egg *bayd *baid *بيض *بيضة | 155 12.58 1.12 10.61 | 3.27 0 1.12 124 126 50 1.2 | fdc173424 | piece=50 | animal egg
egg-white | Egg white | بياض البيض | bayd | 52 10.9 0.73 0.17 | 0 0 0.71 166 163 7 0.1 | fdc172183 | piece=33 | animal egg
`,
  meat: `
chicken-breast-raw | Chicken breast, raw | صدر دجاج نيء | dajaj firakh | 120 22.5 0 2.62 | 0.56 0 0 45 334 5 0.4 | fdc171077 | piece=174 | meat
chicken-breast-cooked | Chicken breast, roasted | صدر دجاج مشوي | *chicken *dajaj *دجاج *دجاجة grilled صدور | 165 31 0 3.6 | 1.01 0 0 74 256 15 1 | fdc171477 | piece=140 | meat
chicken-thigh-raw | Chicken thigh, raw, no skin | فخذ دجاج نيء بدون جلد | dajaj | 121 19.66 0 4.12 | 1.1 0 0 95 242 7 0.8 | fdc173627 | piece=100 | meat
chicken-thigh-cooked | Chicken thigh, roasted, no skin | فخذ دجاج مشوي بدون جلد | dajaj | 179 24.8 0 8.2 | 2.3 0 0 106 269 9 1.1 | fdc172388 | piece=80 | meat
chicken-whole-raw | Chicken with skin, raw | دجاج بالجلد نيء | dajaj | 215 18.6 0 15.06 | 4.31 0 0 70 189 11 0.9 | ~ | quarter=250 | meat e.68
turkey-breast-cooked | Turkey breast, roasted | صدر ديك رومي مشوي | *turkey habash حبش | 147 30.1 0 2.1 | 0.6 0 0 99 249 9 0.7 | fdc171496 | slice=28 | meat
turkey-deli | Turkey slices, cold cut | شرائح ديك رومي باردة | mortadella حبش مدخن | 106 14.81 2.2 3.77 | 1.1 0.5 1.5 900 350 15 0.5 | fdc172941 | slice=16 | meat gluten milk soy mustard celery
lamb-leg-raw | Lamb leg, raw | فخذ خروف نيء | ghanam hashi لحم غنم | 185 18.99 0 11.5 | 4.88 0 0 58 267 7 1.73 25 0 0 - 2.54 21 | ndb17232 | piece=150 | meat e.8
lamb-leg-roasted | Lamb leg, roasted | فخذ خروف مشوي | *lamb *ghanam *غنم لحم | 217 26.73 0 11.4 | 4.6 0 0 65 329 9 1.99 25 0 0 - 2.68 23 | ndb17233 | piece=85 | meat
lamb-shoulder-raw | Lamb shoulder, raw | كتف خروف نيء | ghanam لحم غنم | 244 17.07 0 18.96 | 8.1 0 0 66 237 16 1.53 21 0 0 - 2.57 19 | ndb17242 | piece=150 | meat e.78
lamb-shoulder-braised | Lamb shoulder, braised | كتف خروف مطبوخ | ghanam لحم غنم | 338 29.46 0 23.57 | 9.71 0 0 74 261 27 2.39 25 0 0 - 2.78 18 | ndb17243 | piece=85 | meat
veal-shank-raw | Veal shank, raw | موزة عجل نيئة | ejel لحم عجل | 113 19.15 0 3.48 | 1.06 0 0 84 314 20 0.76 21 - - - 1.36 15 | ndb17276 | piece=150 | meat e.71
beef-mince-raw | Minced beef, 10% fat, raw | لحم بقري مفروم نيء | mafroom kofta meat | 176 20 0 10 | 3.9 0 0 66 321 12 2.2 | fdc174030 | cup=225 | meat
beef-mince-cooked | Minced beef, 10% fat, cooked | لحم بقري مفروم مطبوخ | mafroom kofta meat | 230 28.4 0 12 | 4.7 0 0 87 419 16 3 | fdc171794 | cup=150 | meat
beef-sirloin-cooked | Beef sirloin, grilled | لحم بقري مشوي | *meat *beef *لحم *لحمة steak ستيك | 183 30.6 0 5.8 | 2.2 0 0 64 403 18 1.9 | fdc168634 | piece=170 | meat
camel-meat-raw | Camel meat, raw | لحم إبل نيء | hashi haashi لحم حاشي | 124 20.5 0 4.5 | 2.1 0 0 70 300 7 2 | ~ | piece=150 | meat
liver-cooked | Beef liver, fried | كبدة بقر مقلية | kibda kebda | 175 26.52 5.16 4.68 | 2.53 0 0 77 351 6 6.17 22 7744 0.7 1.2 83.13 260 | ndb13327 | piece=81 | meat
sausage-beef | Beef sausage | نقانق لحم | naqaniq hotdog سجق | 312 14.11 2.42 26.91 | 11.44 0 - 1131 176 7 1.76 13 0 0 - 1.86 4 | ndb13357 | piece=50 | meat gluten milk soy mustard celery
`,
  fish: `
hamour-raw | Hamour (grouper), raw | هامور نيء | hammour سمك | 92 19.38 0 1.02 | 0.23 0 0 53 483 27 0.9 | ~ | piece=170 | fish fish e.5
hamour-grilled | Hamour (grouper), grilled | هامور مشوي | *fish *سمك *سمكة hammour | 118 24.84 0 1.3 | 0.3 0 0 53 475 21 1.1 | ~ | piece=150 | fish fish
kingfish-raw | Kingfish (kanad), raw | كنعد نيء | kanaad سمك | 105 20.28 0 2 | 0.36 0 0 158 435 31 1.8 | ~ | piece=170 | fish fish e.75
salmon-raw | Salmon, raw | سلمون نيء | سمك | 208 20.42 0 13.42 | 3.05 0 0 59 363 9 0.3 | fdc175167 | piece=170 | fish fish
salmon-cooked | Salmon, baked | سلمون مشوي | سمك | 206 22.1 0 12.3 | 2.4 0 0 61 384 15 0.3 | fdc175168 | piece=150 | fish fish
cod-cooked | Cod, baked | سمك القد مشوي | | 105 22.8 0 0.9 | 0.17 0 0 78 244 14 0.5 | fdc171956 | piece=150 | fish fish
tilapia-cooked | Tilapia, baked | بلطي مشوي | سمك | 128 26.2 0 2.7 | 0.94 0 0 56 380 14 0.7 | ~ | piece=120 | fish fish
tuna-water | Tuna in water, drained | تونة معلبة بالماء | *tuna *تونة *تونا | 86 19.44 0 0.96 | 0.22 0 0 247 179 17 1.6 | fdc173709 | can=120 spoon=15 | fish fish
tuna-oil | Tuna in oil, drained | تونة معلبة بالزيت | tuna تونا | 198 29.1 0 8.2 | 1.53 0 0 416 207 13 1.4 | ~ | can=120 spoon=15 | fish fish
sardines | Sardines in oil, drained | سردين بالزيت | sardeen | 208 24.6 0 11.4 | 1.53 0 0 307 397 382 2.9 | fdc175139 | can=92 | fish fish
shrimp-raw | Shrimps, raw | روبيان نيء | rubyan prawn جمبري ربيان | 85 20.1 0 0.51 | 0.1 0 0 119 264 64 0.5 | fdc175179 | piece=12 cup=145 | fish crustaceans sulphites
shrimp-cooked | Shrimps, cooked | روبيان مطبوخ | rubyan prawn جمبري ربيان | 99 24 0.2 0.3 | 0.06 0 0 111 259 70 0.5 | fdc175180 | piece=8 cup=128 | fish crustaceans sulphites
`,
  oils: `
olive-oil | Olive oil | زيت زيتون | *oil *زيت zayt | 884 0 0 100 | 13.8 0 0 2 1 1 0.6 | fdc171413f | spoon=13.5 teaspoon=4.5 | plant
vegetable-oil | Vegetable oil | زيت نباتي | canola corn zayt زيت ذرة | 884 0 0 100 | 7.4 0 0 0 0 0 0 | fdc172336f | spoon=14 teaspoon=4.5 | plant
ghee | Ghee | سمن | samn samneh سمنة | 876 0.28 0 99.48 | 61.924 0 0 2 5 4 0 0 840 0 1.8 0.01 0 | ndb01003 | spoon=12.8 teaspoon=4.3 | animal milk
butter | Butter, salted | زبدة مملحة | *butter *زبدة zibda | 717 0.85 0.06 81.11 | 51.368 0 0.06 643 24 24 0.02 2 684 0 1.5 0.17 3 | ndb01001 | spoon=14.2 teaspoon=4.7 | animal milk
mayonnaise | Mayonnaise | مايونيز | | 680 0.96 0.57 74.85 | 11.7 0 0.57 635 20 8 0.2 | ~ | spoon=14 | animal egg mustard
`,
  spices: `
salt | Salt | ملح | milh | 0 0 0 0 | 0 0 0 38758 8 24 0.3 | fdc173468 | teaspoon=6 | plant
pepper-black | Black pepper | فلفل أسود | filfil | 251 10.39 63.95 3.26 | 1.39 25.3 0.64 20 1329 443 9.7 | fdc170931 | teaspoon=2.3 | plant
cumin | Cumin | كمون | kammoon | 375 17.81 44.24 22.27 | 1.54 10.5 2.25 168 1788 931 66.4 | fdc170923 | teaspoon=2.1 | plant
cinnamon | Cinnamon | قرفة | qirfa دارسين | 247 3.99 80.59 1.24 | 0.35 53.1 2.17 10 431 1002 8.3 | fdc171320 | teaspoon=2.6 | plant
paprika | Paprika | بابريكا | | 282 14.14 53.99 12.89 | 2.14 34.9 10.34 68 2280 229 21.1 | fdc171329 | teaspoon=2.3 | plant
curry-powder | Curry powder | كاري | بهارات | 325 14.29 55.83 14.01 | 1.65 53.2 2.76 52 1170 525 19.1 | fdc170924 | teaspoon=2 | plant mustard celery
kabsa-spices | Spice mix for kabsa | بهارات كبسة | baharat | 300 11 60 9 | 1.2 28 3 60 1300 600 25 | ~ | teaspoon=2.3 | plant
cardamom | Cardamom | هيل | hail | 311 10.8 68.5 6.7 | 0.68 28 - 18 1119 383 14 | ~ | teaspoon=2 | plant
saffron | Saffron | زعفران | zafaran | 310 11.4 65.4 5.9 | 1.59 3.9 - 148 1724 111 11.1 | ~ | teaspoon=0.7 | plant
turmeric | Turmeric | كركم | kurkum | 312 9.7 67.1 3.3 | 1.84 22.7 3.2 27 2080 168 55 | ~ | teaspoon=3 | plant
loomi | Dried lime (loomi) | ليمون أسود مجفف | لومي | 250 6 70 2 | 0.3 22 12 15 900 200 4 | ~ | piece=5 | plant
zaatar | Za’atar mix | زعتر مخلوط | zatar | 400 11 42 22 | 3 18 2 2000 700 500 15 | ~ | spoon=8 | plant sesame gluten
`,
  sauces: `
tomato-paste | Tomato paste | معجون طماطم | salsa صلصة | 82 4.32 18.91 0.47 | 0.1 4.1 12.18 59 1014 36 3 | ~ | spoon=16 | plant
tomato-sauce | Tomato sauce | صلصة طماطم | salsa | 24 1.2 5.3 0.3 | 0.04 1.5 3.6 474 297 14 1 | fdc170054f | cup=245 spoon=15 | plant
salsa | Tomato salsa | سلطة طماطم حارة | daqqus دقوس صلصة | 29 1.52 6.64 0.17 | 0.02 1.9 4 711 275 27 0.4 | fdc174524 | spoon=18 | plant
soy-sauce | Soy sauce | صلصة الصويا | | 53 8.14 4.93 0.57 | 0.07 0.8 0.4 5493 435 33 1.5 | fdc174277 | spoon=16 | brewed soy gluten
vinegar | Vinegar | خل | khal | 21 0 0.93 0 | 0 0 0.4 5 73 7 0.2 | fdc173469 | spoon=15 | plant sulphites
ketchup | Ketchup | كاتشب | | 101 1.04 27.4 0.1 | 0.01 0.3 21.28 907 281 15 0.4 | ~ | spoon=17 | plant celery
pickles | Pickled cucumber | مخلل خيار | turshi mukhallal طرشي | 12 0.5 2.4 0.3 | 0.08 1 1.1 1208 117 57 0.3 | ~ | piece=30 | plant mustard sulphites
`,
  sweets: `
sugar | Sugar | سكر | sukkar | 387 0 99.98 0 | 0 0 99.8 1 2 1 0.1 | ~ | teaspoon=4.2 spoon=12.5 | plant
honey | Honey | عسل | asal | 304 0.3 82.4 0 | 0 0.2 82.1 4 52 6 0.4 | fdc169640 | spoon=21 teaspoon=7 | animal
dibs | Date syrup | دبس التمر | debs | 290 1.2 73 0.1 | 0 1 68 20 600 70 1.5 | ~ | spoon=20 | plant
chocolate-dark | Dark chocolate, 70% and more | شوكولاتة داكنة | | 598 7.79 45.9 42.63 | 24.5 10.9 24 20 715 73 11.9 | fdc170273f | piece=10 | plant? milk soy
jam | Jam | مربى | murabba | 278 0.37 68.86 0.07 | 0.01 1.1 48.5 32 77 20 0.5 | ~ | spoon=20 | plant
ice-cream | Vanilla ice cream | آيس كريم فانيلا | بوظة ايسكريم | 207 3.5 23.6 11 | 6.8 0.7 21.2 80 199 128 0.1 | ~ | cup=132 | animal? milk egg
halva | Halva | حلاوة طحينية | halawa | 469 12.5 60.5 21.5 | 4.1 4.5 45 195 187 33 4.5 | ~ | piece=30 | plant sesame
`,
  drinks: `
water | Water | ماء | *موية maa | 0 0 0 0 | 0 0 0 0 0 0 0 | ~ | glass=250 cup=240 | plant
qahwa | Arabic coffee, plain | قهوة عربية | *gahwa *kahwa *قهوة qahwah | 3 0.2 0.4 0.05 | 0 0.1 0 2 40 3 0.1 | ~ | finjan=40 | plant
coffee-black | Black coffee | قهوة سوداء | *coffee americano | 1 0.12 0 0.02 | 0 0 0 2 49 2 0 | ~ | cup=237 | plant
tea-plain | Tea, no sugar | شاي بدون سكر | *tea *shai *شاي | 1 0 0.3 0 | 0 0 0 3 37 0 0 | ~ | istikana=100 cup=237 | plant
orange-juice | Orange juice, fresh | عصير برتقال طازج | *juice *عصير | 45 0.7 10.4 0.2 | 0.02 0.2 8.4 1 200 11 0.2 | fdc169098f | glass=250 | plant
grape-juice | Grape juice | عصير عنب | | 60 0.37 14.77 0.13 | 0.025 0.2 14.2 5 104 11 0.25 10 0 0.1 0 0 0 | ndb09135 | glass=250 | plant sulphites
cola | Cola | مشروب الكولا | pepsi soda بيبسي | 42 0 10.6 0.02 | 0 0 10.6 3 5 1 0 | ~ | can=330 | plant
vimto | Vimto, diluted | فيمتو مخفف | | 45 0 11.2 0 | 0 0 11 6 5 2 0 | ~ | glass=250 | plant sulphites
soy-milk | Soy milk, unsweetened | حليب الصويا بدون سكر | | 33 2.9 1.7 1.6 | 0.2 0.5 0.4 37 124 25 0.4 | fdc175215f | glass=250 | plant soy unfortified
almond-milk | Almond milk, unsweetened | حليب اللوز بدون سكر | | 15 0.4 1.3 1 | 0.1 0.2 0.8 72 67 7 0.3 | fdc174832f | glass=250 | plant nuts unfortified
rice-milk | Rice milk, unsweetened | حليب الأرز بدون سكر | | 47 0.28 9.17 0.97 | 0 0.3 5.3 39 27 4 0.2 | fdc171942 | glass=250 | plant unfortified
`,
}
