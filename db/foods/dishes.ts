/**
 * One dish per line: key | English | Arabic | also called | cooked weight in grams | raw ingredients in grams |
 * portions. Recipes and yields are our own, from home kitchens. A star marks a word as in `basics`.
 */
export const dishes = `
kabsa-chicken | Kabsa with chicken | كبسة دجاج | *kabsa *kabsah *kebsa *كبسة machboos مكبوس مچبوس | 2150 | rice-white-raw 500, chicken-whole-raw 750, onion 200, tomato 200, tomato-paste 30, carrot 100, raisins 30, vegetable-oil 40, kabsa-spices 12, garlic 10, salt 14 | plate=350 ladle=120
kabsa-lamb | Kabsa with lamb | كبسة لحم | kabsah kebsa machboos مكبوس غنم | 2200 | rice-white-raw 500, lamb-shoulder-raw 750, onion 200, tomato 200, tomato-paste 30, carrot 100, raisins 30, ghee 30, kabsa-spices 12, garlic 10, salt 14 | plate=350 ladle=120
mandi-chicken | Mandi with chicken | مندي دجاج | *mandi *مندي mendi | 1950 | rice-white-raw 500, chicken-whole-raw 750, onion 100, ghee 40, kabsa-spices 8, saffron 0.5, salt 12 | plate=350
mandi-lamb | Mandi with lamb | مندي لحم | mendi حنيذ haneeth | 1950 | rice-white-raw 500, lamb-shoulder-raw 800, onion 100, ghee 30, kabsa-spices 8, saffron 0.5, salt 12 | plate=350
bukhari-chicken | Bukhari rice with chicken | رز بخاري بالدجاج | bokhari | 2150 | rice-white-raw 500, chicken-whole-raw 750, onion 150, carrot 200, tomato-paste 60, raisins 40, vegetable-oil 60, cumin 8, pepper-black 3, salt 14 | plate=350
biryani-chicken | Chicken biryani | برياني دجاج | beryani | 2250 | rice-white-raw 500, chicken-thigh-raw 700, onion 300, yogurt 200, tomato 200, vegetable-oil 70, curry-powder 12, garlic 10, ginger 10, salt 15 | plate=350
maqluba-chicken | Maqluba with chicken | مقلوبة دجاج | makloubeh | 2400 | rice-white-raw 450, chicken-whole-raw 700, eggplant-raw 400, cauliflower 300, vegetable-oil 90, kabsa-spices 8, salt 14 | plate=350
saleeg-chicken | Saleeg with chicken | سليق دجاج | saliq saleeq | 2300 | rice-white-raw 400, milk-whole 700, chicken-whole-raw 750, ghee 40, cardamom 2, salt 12 | plate=350 ladle=130
jareesh | Jareesh | جريش | jarish jereesh | 2000 | wheat-crushed 350, laban 700, onion 200, tomato 100, ghee 40, cumin 4, pepper-black 2, salt 12 | bowl=300 ladle=130
harees-lamb | Harees with lamb | هريس لحم | hareesa haris | 2100 | wheat-pearled 400, lamb-shoulder-raw 500, ghee 50, cinnamon 3, salt 12 | bowl=300 ladle=130
margoog-lamb | Margoog | مرقوق | marqooq margoug | 2300 | wheat-flour-whole 350, lamb-leg-raw 450, zucchini 200, pumpkin 200, eggplant-raw 150, tomato 200, onion 150, tomato-paste 30, vegetable-oil 35, kabsa-spices 8, salt 14 | bowl=350
qursan-lamb | Qursan | قرصان | gursan | 2200 | bread-shraak 350, lamb-leg-raw 400, zucchini 200, carrot 150, tomato 200, onion 150, tomato-paste 30, vegetable-oil 30, kabsa-spices 8, salt 12 | bowl=350
matazeez | Matazeez | مطازيز | mataziz | 2300 | wheat-flour-whole 300, lamb-leg-raw 400, zucchini 250, eggplant-raw 200, pumpkin 150, onion 150, tomato 200, vegetable-oil 35, kabsa-spices 8, salt 14 | bowl=350
tharid-lamb | Tharid with lamb | ثريد لحم | thareed | 2200 | bread-shraak 300, lamb-leg-raw 450, potato-raw 250, carrot 150, zucchini 150, tomato 200, onion 150, tomato-paste 30, vegetable-oil 30, kabsa-spices 8, salt 14 | bowl=350
hininy | Hininy | حنيني | haneeni | 900 | dates-paste 400, bread-shraak 250, ghee 60, cardamom 2, water 250 | bowl=180
asida-ghee | Asida with ghee and honey | عصيدة بالسمن والعسل | aseeda areeka عريكة | 850 | wheat-flour-whole 300, ghee 60, honey 60, salt 5 | bowl=250
masoub | Masoub | معصوب | masoob | 800 | banana 400, bread-arabic-whole 250, qishta 80, honey 50 | bowl=300
mutabbaq-meat | Mutabbaq with meat | مطبق لحم | mutabaq motabbaq | 760 | wheat-flour-white 250, egg-raw 150, beef-mince-raw 200, onion 150, vegetable-oil 60, coriander-fresh 20, kabsa-spices 4, salt 8 | piece=190
samboosa-meat | Samboosa with meat, fried | سمبوسة لحم مقلية | *samboosa *sambosa *samosa *سمبوسة *سنبوسة sambusak | 640 | wheat-flour-white 220, beef-mince-raw 250, onion 120, vegetable-oil 80, parsley 20, kabsa-spices 4, salt 7 | piece=35
samboosa-cheese | Samboosa with cheese, fried | سمبوسة جبن مقلية | sambosa samosa سنبوسة | 560 | wheat-flour-white 220, feta 250, vegetable-oil 75, parsley 20 | piece=32
samboosa-vegetables | Samboosa with vegetables, fried | سمبوسة خضار مقلية | sambosa samosa سنبوسة | 640 | wheat-flour-white 220, potato-raw 200, peas-cooked 80, carrot 80, onion 80, vegetable-oil 75, curry-powder 3, salt 7 | piece=35
shorba-oats | Oat soup with meat | شوربة شوفان باللحم | shorbat soup | 1700 | oats-dry 120, lamb-leg-raw 200, tomato 200, onion 100, tomato-paste 20, vegetable-oil 15, kabsa-spices 4, salt 10 | bowl=250 ladle=120
shorba-lentil | Lentil soup | شوربة عدس | *soup *shorba *شوربة adas shorbat | 1500 | lentils-dry 220, onion 120, carrot 100, potato-raw 100, vegetable-oil 20, cumin 4, lemon-juice 20, salt 10 | bowl=250 ladle=120
ful-medames | Ful medames | فول مدمس | *ful *foul *فول mudammas | 760 | fava-cooked 600, tomato 80, onion 40, olive-oil 30, lemon-juice 20, cumin 2, salt 5 | bowl=200 plate=250
adas-stew | Lentil stew (adas) | إدام عدس | idam | 900 | lentils-dry 220, onion 120, tomato 120, vegetable-oil 25, garlic 8, cumin 3, salt 8 | bowl=220
hummus-tahini | Hummus with tahini | حمص بالطحينة | hommos dip | 620 | chickpeas-cooked 400, tahini 90, lemon-juice 50, olive-oil 25, garlic 6, salt 5, water 50 | spoon=15 plate=150
mutabbal | Mutabbal | متبل | baba ghanoush بابا غنوج | 620 | eggplant-raw 600, tahini 80, yogurt 60, lemon-juice 30, garlic 6, olive-oil 15, salt 5 | spoon=15 plate=150
fattoush | Fattoush | فتوش | salad سلطة | 700 | lettuce 200, tomato 150, cucumber 150, radish 50, parsley 20, bread-arabic-white 60, olive-oil 35, lemon-juice 30, salt 4 | bowl=200
tabbouleh | Tabbouleh | تبولة | tabouli salad سلطة | 560 | parsley 200, tomato 200, bulgur-dry 40, onion 40, mint-fresh 15, olive-oil 40, lemon-juice 40, salt 4 | bowl=150
salad-green | Green salad | سلطة خضراء | *salad *salata *سلطة | 420 | lettuce 150, cucumber 120, tomato 120, lemon-juice 15, olive-oil 12, salt 2 | bowl=150
salad-cucumber-yogurt | Cucumber with yogurt | سلطة خيار بالزبادي | salata laban | 560 | yogurt 350, cucumber 200, garlic 4, mint-fresh 4, salt 3 | bowl=150
shakshuka | Shakshuka | شكشوكة | shakshouka egg بيض | 620 | egg-raw 250, tomato 350, onion 80, pepper-red 60, olive-oil 25, salt 5 | plate=250
falafel | Falafel, fried | فلافل مقلية | taameya طعمية | 520 | chickpeas-dry 220, onion 80, parsley 30, coriander-fresh 20, vegetable-oil 70, garlic 8, cumin 4, salt 6 | piece=20
shawarma-chicken | Chicken shawarma sandwich | شاورما دجاج | shawerma | 760 | chicken-thigh-raw 450, bread-arabic-white 270, mayonnaise 50, pickles 60, potato-fried 80, vegetable-oil 15, kabsa-spices 4, salt 5 | piece=250
kofta-grilled | Grilled kofta | كفتة مشوية | kebab كباب | 560 | beef-mince-raw 600, onion 120, parsley 30, kabsa-spices 5, salt 8 | piece=70
shish-tawook | Shish tawook | شيش طاووق | taouk | 560 | chicken-breast-raw 700, yogurt 80, olive-oil 25, lemon-juice 20, tomato-paste 15, garlic 8, paprika 3, salt 7 | piece=90
sayadieh-fish | Sayadieh with fish | صيادية سمك | sayadiyah | 2050 | rice-white-raw 450, hamour-raw 600, onion 350, vegetable-oil 60, cumin 6, kabsa-spices 6, tomato-paste 30, salt 14 | plate=350
murabyan-shrimp | Rice with shrimps (murabyan) | مربين روبيان | mrabyan | 1900 | rice-white-raw 450, shrimp-raw 500, onion 250, tomato 150, vegetable-oil 45, kabsa-spices 8, coriander-fresh 20, salt 13 | plate=350
molokhia-chicken | Molokhia with chicken | ملوخية بالدجاج | *molokhia *mulukhiyah *ملوخية | 1500 | molokhia 400, chicken-breast-raw 450, garlic 20, coriander-fresh 15, ghee 25, lemon-juice 20, salt 10 | bowl=300
bamia-lamb | Okra stew with lamb | إدام بامية باللحم | bamiya okra | 1500 | okra 450, lamb-leg-raw 350, tomato 300, onion 120, tomato-paste 30, vegetable-oil 25, garlic 10, salt 10 | bowl=300
warak-enab | Stuffed vine leaves with rice | ورق عنب محشي بالأرز | *warak *waraq *ورق dolma | 950 | vine-leaves 200, rice-white-raw 220, tomato 200, onion 120, parsley 40, olive-oil 60, lemon-juice 60 | piece=22
mahshi-kousa | Stuffed courgettes | محشي كوسا | mahshy | 1500 | zucchini 900, rice-white-raw 200, beef-mince-raw 250, tomato 200, tomato-paste 30, vegetable-oil 20, kabsa-spices 4, salt 10 | piece=130
macaroni-bechamel | Macaroni with bechamel | مكرونة بالبشاميل | pasta bake باشميل | 1800 | pasta-dry 400, milk-whole 800, beef-mince-raw 350, wheat-flour-white 60, butter 60, onion 120, tomato-paste 40, mozzarella 80, salt 8 | slice=250
rice-vermicelli | Rice with vermicelli | أرز بالشعيرية | roz shaariya | 1150 | rice-white-raw 350, vermicelli-dry 80, ghee 25, salt 7 | plate=250 ladle=120
laban-dates-milk | Dates with milk shake | مخفوق التمر بالحليب | milkshake | 560 | milk-whole 450, dates-sukkari 110 | glass=250
qahwa-milk | Tea with milk (karak) | شاي كرك | karak chai | 400 | milk-whole 200, tea-plain 190, sugar 20, cardamom 1 | istikana=100 cup=240
tea-sugar | Tea with sugar | شاي بالسكر | shai | 108 | tea-plain 100, sugar 8 | istikana=108
luqaimat | Luqaimat, fried | لقيمات | lokma لقمة القاضي awama عوامة | 620 | wheat-flour-white 250, yogurt 80, vegetable-oil 90, dibs 120, milk-powder 15, sesame 5, salt 2 | piece=15
kunafa-cheese | Kunafa with cheese | كنافة بالجبن | knafeh kunefe | 980 | vermicelli-dry 250, cheese-akkawi 350, ghee 100, sugar 200, pistachios 15 | piece=120
maamoul-dates | Maamoul with dates | معمول بالتمر | mamoul cookies كليجا | 640 | semolina 250, dates-paste 220, ghee 110, wheat-flour-white 60, sugar 30 | piece=30
kleija | Kleija | كليجا القصيم | klija | 620 | wheat-flour-whole 320, dibs 120, ghee 60, sugar 60, cinnamon 4, cardamom 2, milk-whole 60 | piece=35
umm-ali | Umm Ali | أم علي | om ali | 950 | croissant 220, milk-whole 550, cream-whipping 100, sugar 60, nuts-mixed 60, raisins 30 | bowl=200
rice-pudding | Rice pudding | رز بحليب | muhallabia مهلبية | 900 | rice-white-raw 90, milk-whole 800, sugar 80 | bowl=180
basbousa | Basbousa | بسبوسة | harissa semolina cake هريسة | 850 | semolina 300, yogurt 200, sugar 250, ghee 100, coconut-dried 40, almonds 20 | piece=75
`
