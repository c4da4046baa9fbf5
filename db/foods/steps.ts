/**
 * How the dishes are cooked: the key of a dish, then its steps, each in English | Arabic. They name no amounts, because a
 * patient reads them for any number of people, with the amounts beside them.
 */
export const steps = `
kabsa-chicken
Rinse the rice and leave it in water for 20 minutes. | يُغسل الأرز ويُنقع في الماء 20 دقيقة.
Soften the onion in the oil until golden, then stir in the garlic, kabsa spices and tomato paste for a minute. | يُقلّب البصل في الزيت حتى يصفرّ، ثم يضاف الثوم وبهارات الكبسة ومعجون الطماطم ويُقلّب الجميع دقيقة.
Add the chicken, chopped tomatoes and salt, and turn the pieces until they lose their raw color. | يضاف الدجاج والطماطم المقطعة والملح، وتُقلّب القطع حتى يتغير لونها.
Cover with hot water and simmer for 40 minutes, until the chicken is tender. Take it out and brown it under the grill. | يُغمر الدجاج بماء ساخن ويُترك على نار هادئة 40 دقيقة حتى ينضج، ثم يُرفع ويُحمّر تحت الشواية.
Put the drained rice and grated carrot into the broth, which should stand a finger’s width above the rice. Cover and cook on the lowest heat for 20 minutes. | يضاف الأرز المصفى والجزر المبشور إلى المرق على أن يعلو الأرز بمقدار إصبع، ويُغطى القدر ويُترك على أهدأ نار 20 دقيقة.
Stir in the raisins, let the rice rest for five minutes and serve it under the chicken. | يُخلط الزبيب بالأرز ويُترك مغطى خمس دقائق، ثم يُقدّم والدجاج فوقه.

kabsa-lamb
Rinse the rice and leave it in water for 20 minutes. | يُغسل الأرز ويُنقع في الماء 20 دقيقة.
Brown the lamb in half of the ghee, skim off what foams, cover it with water and simmer for an hour and a half. | يُحمّر اللحم في نصف السمن، ثم يُغمر بالماء وتُزال الرغوة، ويُترك على نار هادئة ساعة ونصفًا.
In the rest of the ghee, fry the onion with garlic and kabsa spices. Add tomato paste, chopped tomatoes and salt, and cook until thick. | يُقلّب البصل مع الثوم وبهارات الكبسة في بقية السمن، ثم يضاف معجون الطماطم والطماطم المقطعة والملح ويُترك حتى تتماسك الصلصة.
Add this sauce and the grated carrot to the lamb and its broth, and bring it to the boil. | تضاف الصلصة والجزر المبشور إلى اللحم ومرقه، ويُترك حتى يغلي.
Stir in the drained rice, cover, and cook on the lowest heat for 20 minutes. Scatter the raisins over it. | يضاف الأرز المصفى ويُغطى القدر على أهدأ نار 20 دقيقة، ثم يُنثر الزبيب على الوجه.

mandi-chicken
Rub the chicken with half of the kabsa spices and salt, and leave it in the fridge for an hour. | يُتبّل الدجاج بنصف البهارات والملح، ويُترك في الثلاجة ساعة.
Rinse and soak the rice. Steep the saffron in two spoonfuls of warm water. | يُغسل الأرز ويُنقع، ويُنقع الزعفران في ملعقتين من الماء الدافئ.
Fry the chopped onion in the ghee with the other half of the spices, add the rice and hot water one and a half times its volume. | يُقلّب البصل المفروم في السمن مع بقية البهارات، ثم يضاف الأرز وماء ساخن بمقدار مرة ونصف من حجمه.
Pour the rice into a deep tray, set the chicken on a rack above it so that its juices drip into the rice, and seal the tray with foil. | يُسكب الأرز في صينية عميقة، ويُوضع الدجاج على شبك فوقه لتنزل عصارته في الأرز، وتُغلق الصينية بورق القصدير.
Bake at 180 °C for an hour, then uncover until the skin is brown. Sprinkle the saffron over the rice. | تُخبز ساعة في فرن حرارته 180 درجة، ثم تُكشف حتى يتحمر الجلد، ويُرش الزعفران على الأرز.

mandi-lamb
Rub the lamb with salt and half of the kabsa spices. Wrap it tightly in baking paper and foil. | يُفرك اللحم بالملح ونصف البهارات، ثم يُلف بإحكام في ورق الزبدة والقصدير.
Roast it at 160 °C for three hours, until it comes off the bone. Keep the juices. | يُشوى ثلاث ساعات في فرن حرارته 160 درجة حتى ينفصل عن العظم، ويُحتفظ بعصارته.
Meanwhile soak the rice for 20 minutes, and the saffron in a little warm water. | في هذه الأثناء يُنقع الأرز 20 دقيقة، والزعفران في قليل من الماء الدافئ.
Soften the onion in the ghee with the other spices, add the rice, and pour in the juices topped up with hot water. | يُذبّل البصل في السمن مع بقية البهارات، ثم يضاف الأرز وعصارة اللحم ويُكمل بماء ساخن.
Cook it covered on low heat for 20 minutes, sprinkle with saffron and serve with the lamb on top. | يُطهى مغطى على نار هادئة 20 دقيقة، ثم يُرش بالزعفران ويُقدّم واللحم فوقه.

bukhari-chicken
Soak the rice for 30 minutes. Cut half of the carrots into sticks and grate the others. | يُنقع الأرز 30 دقيقة، ويُقطع نصف الجزر أصابع ويُبشر نصفه الآخر.
Brown the chicken pieces in the oil and set them aside. | تُحمّر قطع الدجاج في الزيت ثم تُرفع جانبًا.
In the same oil, brown the onion, then add tomato paste, cumin, black pepper and grated carrot. | في الزيت نفسه يُحمّر البصل، ثم يضاف معجون الطماطم والكمون والفلفل الأسود والجزر المبشور.
Put the chicken back, add salt and hot water, and simmer for 35 minutes. | يُعاد الدجاج ويضاف الملح والماء الساخن، ويُترك على نار هادئة 35 دقيقة.
Add the drained rice and carrot sticks, cover, and cook on low heat until the water is gone. Top with the raisins. | يضاف الأرز المصفى وأصابع الجزر، ويُغطى القدر على نار هادئة حتى يجف الماء، ثم يُزيّن بالزبيب.

biryani-chicken
Mix the chicken with yogurt, curry powder, garlic, ginger and half of the salt, and chill it for at least an hour. | يُخلط الدجاج مع الزبادي والكاري والثوم والزنجبيل ونصف الملح، ويُبرّد ساعة على الأقل.
Fry the sliced onions in the oil until dark brown, and lift out half of them for later. | يُقلى البصل الشرائح في الزيت حتى يصبح بنيًا، ويُرفع نصفه جانبًا.
Add the chicken with its marinade and the chopped tomatoes to the pan, and cook for 25 minutes, until the sauce is thick. | يضاف الدجاج بتتبيلته والطماطم المقطعة إلى القدر، ويُطهى 25 دقيقة حتى تتماسك الصلصة.
Boil the soaked rice with the rest of the salt for six minutes, so that it is still firm, and drain it. | يُسلق الأرز المنقوع مع بقية الملح ست دقائق حتى يبقى متماسكًا، ثم يُصفى.
Spread the rice over the chicken, top with the fried onions, cover tightly and steam on the lowest heat for 20 minutes. | يُفرد الأرز فوق الدجاج ويُنثر عليه البصل المقلي، ثم يُغطى بإحكام ويُترك على أهدأ نار 20 دقيقة.

maqluba-chicken
Slice the aubergine and cut the cauliflower into florets. Brush them with two thirds of the oil and roast them at 220 °C until brown. | يُقطع الباذنجان شرائح والقرنبيط زهرات، وتُدهن بثلثي الزيت وتُحمّر في فرن حرارته 220 درجة.
Brown the chicken in the rest of the oil with the spices, cover it with water, add salt and simmer for 40 minutes. | يُحمّر الدجاج في بقية الزيت مع البهارات، ثم يُغمر بالماء ويضاف الملح ويُترك على نار هادئة 40 دقيقة.
Layer a pot: chicken at the bottom, the vegetables on it, and the soaked, drained rice on top. | تُرص المكونات في قدر: الدجاج في القاع، فوقه الخضار، ثم الأرز المنقوع المصفى.
Ladle in hot broth until it just covers the rice. Cover and cook on low heat for 30 minutes. | يُسكب المرق الساخن بالمغرفة حتى يغمر الأرز بالكاد، ويُغطى القدر على نار هادئة 30 دقيقة.
Leave it for ten minutes, lay a large plate on the pot, turn it over and lift the pot slowly. | يُترك عشر دقائق، ثم يُوضع طبق كبير على القدر ويُقلب، ويُرفع القدر ببطء.

saleeg-chicken
Simmer the chicken in plenty of water with cardamom and salt for 45 minutes. | يُسلق الدجاج في ماء وفير مع الهيل والملح 45 دقيقة.
Lift it out, brush it with a little of the ghee and brown it in a hot oven. | يُرفع الدجاج ويُدهن بقليل من السمن ويُحمّر في فرن ساخن.
Cook the rinsed rice in the strained broth on medium heat, stirring often, until it is very soft. | يُطهى الأرز المغسول في المرق المصفى على نار متوسطة مع التحريك حتى يلين تمامًا.
Pour in the warm milk and stir on low heat for 15 minutes, until it is as thick as porridge. | يضاف الحليب الدافئ ويُحرّك على نار هادئة 15 دقيقة حتى يصبح القوام كالعصيدة.
Spread the rice on a plate, pour the rest of the ghee over it and set the chicken on top. | يُفرد الأرز في طبق وتُسكب عليه بقية السمن، ويُوضع الدجاج فوقه.

jareesh
Rinse the crushed wheat and soak it for two hours. | يُغسل الجريش ويُنقع ساعتين.
Drain it, cover it with three times as much water and simmer for an hour, stirring now and then. | يُصفى ويضاف إليه ثلاثة أمثاله من الماء، ويُترك على نار هادئة ساعة مع التحريك من حين لآخر.
Stir in the laban and salt, and cook on the lowest heat for another hour, until creamy. | يضاف اللبن والملح ويُترك على أهدأ نار ساعة أخرى حتى يصبح كريميًا.
Fry the onion slowly in the ghee until golden, then add cumin, black pepper and chopped tomato, and cook until dry. | يُقلّب البصل في السمن على مهل حتى يتحمر، ثم يضاف الكمون والفلفل الأسود والطماطم المقطعة حتى تجف.
Stir half of this topping into the jareesh and spread the other half over it. | يُخلط نصف هذه الحشوة بالجريش، ويُفرد نصفها الآخر على الوجه.

harees-lamb
Soak the wheat overnight and drain it. | يُنقع الهريس من الليل ثم يُصفى.
Put wheat, lamb and salt into a large pot, cover with plenty of water and skim when it boils. | يُوضع القمح واللحم والملح في قدر كبير مع ماء وفير، وتُزال الرغوة عند الغليان.
Simmer on the lowest heat for three to four hours, adding hot water when it gets dry. | يُترك على أهدأ نار من ثلاث إلى أربع ساعات، ويضاف ماء ساخن كلما جف.
Take out the bones, and beat wheat and meat with a wooden spoon until they are a smooth paste. | تُزال العظام، ثم يُضرب القمح مع اللحم بملعقة خشبية حتى يصبح الخليط ناعمًا متماسكًا.
Serve with hot ghee in the middle and cinnamon over it. | يُقدّم والسمن الساخن في وسطه والقرفة على وجهه.

margoog-lamb
Knead the flour with a little of the salt and enough water to a firm dough, and let it rest for 30 minutes. | يُعجن الطحين مع قليل من الملح والماء عجينة متماسكة، وتُترك لترتاح 30 دقيقة.
Fry the onion in the oil, add the lamb and spices and turn until brown. Stir in tomato paste and chopped tomatoes. | يُقلّب البصل في الزيت، ثم يضاف اللحم والبهارات حتى يتحمر، ويضاف معجون الطماطم والطماطم المقطعة.
Cover with hot water, add the rest of the salt and simmer for an hour. | يُغمر بماء ساخن وتضاف بقية الملح، ويُترك على نار هادئة ساعة.
Add the pumpkin, aubergine and courgettes in large pieces and cook for 15 minutes. | تضاف قطع كبيرة من القرع والباذنجان والكوسا وتُطهى 15 دقيقة.
Roll the dough out very thin, tear it into palm-sized sheets and lay them into the boiling stew one by one. | تُفرد العجينة رقيقة جدًا وتُقطع رقائق بحجم الكف، وتُنزل في المرق المغلي واحدة بعد أخرى.
Simmer for another 20 minutes, moving the sheets gently so that they do not stick. | يُترك على نار هادئة 20 دقيقة أخرى، مع تحريك الرقائق برفق كي لا تلتصق.

qursan-lamb
Brown the lamb with the onion in the oil, and stir in the spices and tomato paste. | يُحمّر اللحم مع البصل في الزيت، ثم تضاف البهارات ومعجون الطماطم.
Add chopped tomatoes, salt and hot water, and simmer for an hour and a quarter. | تضاف الطماطم المقطعة والملح والماء الساخن، ويُترك على نار هادئة ساعة وربعًا.
Put in the carrots, and ten minutes later the courgettes. Cook until both are soft. | يضاف الجزر، وبعد عشر دقائق الكوسا، ويُطهى الجميع حتى يلين.
Break the shraak bread into pieces and lay them in a wide dish. | يُقطع خبز الرقاق ويُفرش في طبق واسع.
Ladle the broth over the bread bit by bit until it is soft, then heap meat and vegetables on it. | يُسقى الخبز بالمرق شيئًا فشيئًا حتى يلين، ثم يُوضع عليه اللحم والخضار.

matazeez
Knead the flour with water and a pinch of salt, and rest the dough under a cloth for half an hour. | يُعجن الطحين بالماء ورشة ملح، وتُترك العجينة مغطاة نصف ساعة.
Brown onion and lamb in the oil with the spices. Add chopped tomatoes, salt and hot water, and simmer for an hour. | يُحمّر البصل واللحم في الزيت مع البهارات، ثم تضاف الطماطم المقطعة والملح والماء الساخن، ويُترك على نار هادئة ساعة.
Add pumpkin, aubergine and courgettes, cut large. | يضاف القرع والباذنجان والكوسا مقطعة قطعًا كبيرة.
Roll small balls of dough flat, about the size of a coffee saucer. | تُكوّر العجينة كرات صغيرة وتُفرد أقراصًا بحجم صحن الفنجان.
Lower them into the bubbling broth, cover and cook for 25 minutes, until the rounds are soft and the sauce is thick. | تُنزل الأقراص في المرق وهو يغلي، ويُغطى القدر 25 دقيقة حتى تلين وتتماسك الصلصة.

tharid-lamb
Brown the onion in the oil, then the lamb with the spices. | يُحمّر البصل في الزيت، ثم اللحم مع البهارات.
Stir in tomato paste and chopped tomatoes, add salt and hot water, and simmer for an hour. | يضاف معجون الطماطم والطماطم المقطعة، ثم الملح والماء الساخن، ويُترك على نار هادئة ساعة.
Add potatoes and carrots in large pieces, and after ten minutes the courgettes. | تضاف البطاطس والجزر قطعًا كبيرة، وبعد عشر دقائق الكوسا.
When everything is tender, tear the bread into a deep dish. | حين ينضج الجميع يُفتّت الخبز في طبق عميق.
Pour the broth over it, let it soak for three minutes and serve with meat and vegetables on top. | يُسكب المرق عليه ويُترك ثلاث دقائق ليتشربه، ثم يُقدّم واللحم والخضار فوقه.

hininy
Tear the bread into small pieces and warm it in a dry pan until it is crisp. | يُفتّت الخبز قطعًا صغيرة ويُسخّن في مقلاة جافة حتى يقرمش.
Melt the date paste with the water on low heat, stirring until smooth. | يُذوّب معجون التمر مع الماء على نار هادئة مع التحريك حتى ينعم.
Add the bread and cardamom, and mash it with a spoon until nothing is dry. | يضاف الخبز والهيل، ويُهرس بالملعقة حتى لا يبقى شيء جاف.
Work in the ghee a little at a time, and serve warm. | يُمزج السمن بالخليط شيئًا فشيئًا، ويُقدّم دافئًا.

asida-ghee
Toast the flour in a dry pan on low heat until it smells nutty. | يُحمّص الطحين في مقلاة جافة على نار هادئة حتى تفوح رائحته.
Bring salted water, twice the volume of the flour, to the boil. Rain in the flour and beat at once, so that no lumps form. | يُغلى ماء مملّح بضعف حجم الطحين، ثم يُرش الطحين فيه مع الخفق السريع كي لا يتكتل.
Turn the heat down and beat with a wooden spoon for 15 minutes, until the dough is smooth and leaves the pot. | تُخفض النار ويُحرّك الخليط بملعقة خشبية 15 دقيقة حتى ينعم وينفصل عن القدر.
Shape it into a dome on a plate with wet hands and press a hollow into it. | يُشكّل قبة في طبق بيدين مبللتين، وتُعمل حفرة في وسطه.
Fill the hollow with hot ghee and pour the honey around it. | تُملأ الحفرة بالسمن الساخن ويُسكب العسل من حولها.

masoub
Toast the bread and grind it to coarse crumbs. | يُحمّص الخبز ويُطحن طحنًا خشنًا.
Mash the ripe bananas with a fork. | يُهرس الموز الناضج بالشوكة.
Work crumbs and bananas together by hand until they hold. | يُعجن الفتات مع الموز باليد حتى يتماسكا.
Press it into a bowl, cover it with qishta and pour the honey over it. | يُضغط الخليط في زبدية وتُفرد عليه القشطة ويُسكب العسل.

mutabbaq-meat
Knead the flour with half of the salt, a spoonful of the oil and water to a soft dough. Cover it with oil and rest it for an hour. | يُعجن الطحين مع نصف الملح وملعقة من الزيت والماء عجينة لينة، وتُدهن بالزيت وتُترك ساعة.
Fry mince and onion with the spices until dry. Let it cool, then mix in the eggs, coriander and the rest of the salt. | يُقلّب اللحم المفروم والبصل مع البهارات حتى يجف، ثم يُترك ليبرد ويُخلط مع البيض والكزبرة وبقية الملح.
Stretch each ball of dough on an oiled surface until you can see through it. | تُمد كل كرة عجين على سطح مدهون بالزيت حتى تصبح شفافة.
Spread the filling in the middle and fold the sides over it to a square. | تُفرد الحشوة في الوسط وتُطوى الأطراف عليها مربعًا.
Fry on medium heat in the rest of the oil for four minutes a side, and cut into pieces. | يُقلى في بقية الزيت على نار متوسطة أربع دقائق لكل وجه، ثم يُقطع.

samboosa-meat
Knead flour, half of the salt, a spoonful of the oil and water to a firm dough, and rest it for 30 minutes. | يُعجن الطحين مع نصف الملح وملعقة من الزيت والماء عجينة متماسكة، وتُترك 30 دقيقة.
Fry the mince with onion and spices until no liquid is left. Stir in the parsley and the rest of the salt. | يُقلّب اللحم المفروم مع البصل والبهارات حتى يجف تمامًا، ثم يضاف البقدونس وبقية الملح.
Roll the dough out thin and cut it into strips as wide as your hand. | تُفرد العجينة رقيقة وتُقطع شرائح بعرض الكف.
Put a spoonful of filling at one end and fold it over and over to a triangle. Seal the edge with water. | تُوضع ملعقة من الحشوة في طرف الشريحة وتُطوى مثلثًا بعد مثلث، ويُلصق الطرف بالماء.
Fry a few at a time in hot oil until golden, and drain them on paper. | تُقلى على دفعات في زيت ساخن حتى تتحمر، ثم تُصفى على ورق المطبخ.

samboosa-cheese
Make a firm dough of flour, a spoonful of the oil and water, and rest it for 30 minutes. | تُعجن عجينة متماسكة من الطحين وملعقة من الزيت والماء، وتُترك 30 دقيقة.
Crumble the feta and mix it with the chopped parsley. It needs no salt. | تُفتّت جبنة الفيتا وتُخلط مع البقدونس المفروم، ولا حاجة إلى ملح.
Roll out the dough, cut it into strips and fold each around a spoonful of cheese to a triangle. | تُفرد العجينة وتُقطع شرائح، وتُطوى كل شريحة مثلثًا حول ملعقة من الجبن.
Press the edges together well, so that no cheese runs out. | تُضغط الأطراف جيدًا كي لا يخرج الجبن.
Fry in hot oil for about two minutes, until golden, and drain. | تُقلى في زيت ساخن نحو دقيقتين حتى تتحمر، ثم تُصفى.

samboosa-vegetables
Knead flour, half of the salt, a spoonful of the oil and water, and rest the dough for 30 minutes. | يُعجن الطحين مع نصف الملح وملعقة من الزيت والماء، وتُترك العجينة 30 دقيقة.
Boil the potatoes in their skins, peel them and cut them into very small cubes. | تُسلق البطاطس بقشرها ثم تُقشر وتُقطع مكعبات صغيرة جدًا.
Soften onion and grated carrot in a spoonful of the oil with the curry powder. Add potatoes, peas and the rest of the salt. | يُذبّل البصل والجزر المبشور في ملعقة من الزيت مع الكاري، ثم تضاف البطاطس والبازلاء وبقية الملح.
Let the filling cool, then wrap it in strips of thin dough, folded to triangles. | تُترك الحشوة لتبرد، ثم تُلف في شرائح رقيقة من العجين تُطوى مثلثات.
Fry in the rest of the oil until golden on both sides. | تُقلى في بقية الزيت حتى تتحمر من الوجهين.

shorba-oats
Cut the lamb into small cubes and brown it with the onion in the oil. | يُقطع اللحم مكعبات صغيرة ويُحمّر مع البصل في الزيت.
Stir in the spices, tomato paste and puréed tomatoes for two minutes. | تضاف البهارات ومعجون الطماطم والطماطم المهروسة وتُقلّب دقيقتين.
Add salt and plenty of hot water, and simmer for 45 minutes, until the meat is tender. | يضاف الملح وماء ساخن وفير، ويُترك على نار هادئة 45 دقيقة حتى ينضج اللحم.
Sprinkle in the oats and cook on low heat for 20 minutes, stirring often. Thin it with hot water if you like. | يُرش الشوفان ويُطهى على نار هادئة 20 دقيقة مع التحريك، ويُخفف بماء ساخن عند الرغبة.

shorba-lentil
Soften the onion in the oil with the cumin. | يُذبّل البصل في الزيت مع الكمون.
Add the rinsed lentils, the carrot and the potato in cubes. | يضاف العدس المغسول ومكعبات الجزر والبطاطس.
Pour in water to two fingers above them and simmer for 30 minutes, until everything falls apart. | يُسكب الماء حتى يعلوها بمقدار إصبعين، ويُترك على نار هادئة 30 دقيقة حتى تنضج تمامًا.
Blend until smooth, add the salt and warm it through. | تُخلط بالخلاط حتى تنعم، ثم يضاف الملح وتُسخّن.
Take it off the heat and stir in the lemon juice. | تُرفع عن النار ويضاف عصير الليمون.

ful-medames
Warm the beans with a little of their water on low heat for ten minutes. | يُسخّن الفول مع قليل من مائه على نار هادئة عشر دقائق.
Crush about half of them with a fork. | يُهرس نحو نصفه بالشوكة.
Stir in cumin, salt and lemon juice. | يضاف الكمون والملح وعصير الليمون ويُحرّك.
Spoon it into a bowl, scatter chopped tomato and onion over it and pour on the olive oil. | يُسكب في زبدية ويُنثر عليه الطماطم والبصل المفرومان ويُسقى بزيت الزيتون.

adas-stew
Brown the onion in the oil, then add garlic and cumin for half a minute. | يُحمّر البصل في الزيت، ثم يضاف الثوم والكمون نصف دقيقة.
Add chopped tomatoes and cook until they lose their shape. | تضاف الطماطم المقطعة وتُترك حتى تذوب.
Stir in the rinsed lentils, cover with hot water and simmer for 25 minutes. | يضاف العدس المغسول ويُغمر بماء ساخن ويُترك على نار هادئة 25 دقيقة.
Add the salt at the end, when the lentils are soft but whole. | يضاف الملح في النهاية، حين يلين العدس وتبقى حباته متماسكة.

hummus-tahini
Keep a few chickpeas aside and blend the others with the garlic for two minutes. | يُترك بعض الحمص جانبًا، ويُخلط الباقي مع الثوم في الخلاط دقيقتين.
Add tahini, lemon juice and salt. Blend, pouring in the cold water until it is light and smooth. | تضاف الطحينة وعصير الليمون والملح، ويُخلط مع إضافة الماء البارد تدريجيًا حتى يصبح ناعمًا خفيفًا.
Spread it on a plate, make a hollow with a spoon and fill it with the olive oil and whole chickpeas. | يُفرد في طبق وتُعمل فيه حفرة بالملعقة تُملأ بزيت الزيتون والحمص الحب.

mutabbal
Prick the aubergines and grill them, turning, until the skin is black and the inside is soft. | يُثقب الباذنجان ويُشوى مع التقليب حتى يسودّ قشره ويلين لبه.
Let them cool in a sieve, peel them and let the juice drain. | يُترك ليبرد في مصفاة، ثم يُقشر ويُترك حتى تنزل عصارته.
Mash the flesh with a fork, and mix in tahini, yogurt, lemon juice, garlic and salt. | يُهرس اللب بالشوكة ويُخلط مع الطحينة والزبادي وعصير الليمون والثوم والملح.
Chill for half an hour and serve with the olive oil. | يُبرّد نصف ساعة ويُقدّم بزيت الزيتون.

fattoush
Cut the bread into squares and bake it at 200 °C for eight minutes, until crisp. | يُقطع الخبز مربعات ويُحمّص ثماني دقائق في فرن حرارته 200 درجة حتى يقرمش.
Cut lettuce, tomatoes, cucumber and radishes into bite-sized pieces, and chop the parsley. | يُقطع الخس والطماطم والخيار والفجل قطعًا بحجم اللقمة، ويُفرم البقدونس.
Whisk olive oil, lemon juice and salt. | يُخفق زيت الزيتون مع عصير الليمون والملح.
Toss everything just before you eat, the bread last. | تُقلّب المكونات قبل الأكل مباشرة، ويضاف الخبز آخرًا.

tabbouleh
Rinse the bulgur, pour the lemon juice over it and leave it for 20 minutes. | يُغسل البرغل ويُسكب عليه عصير الليمون ويُترك 20 دقيقة.
Wash the parsley and mint, dry them well and chop them finely with a sharp knife. | يُغسل البقدونس والنعناع ويُجففان جيدًا، ويُفرمان ناعمًا بسكين حادة.
Cut tomatoes and onion into very small cubes. | تُقطع الطماطم والبصل مكعبات صغيرة جدًا.
Mix everything with salt and olive oil, and serve within the hour. | يُخلط الجميع مع الملح وزيت الزيتون، ويُقدّم خلال ساعة.

salad-green
Wash the lettuce, dry it and tear it into pieces. | يُغسل الخس ويُجفف ويُقطع باليد.
Slice cucumber and tomatoes. | يُقطع الخيار والطماطم شرائح.
Shake lemon juice, olive oil and salt in a jar and dress the salad at the table. | يُرج عصير الليمون وزيت الزيتون والملح في برطمان، وتُتبّل السلطة عند التقديم.

salad-cucumber-yogurt
Grate or dice the cucumber, salt it lightly and let it drain for ten minutes. | يُبشر الخيار أو يُقطع مكعبات، ويُرش بقليل من الملح ويُترك عشر دقائق ليُصفى.
Beat the yogurt with the crushed garlic until smooth. | يُخفق الزبادي مع الثوم المهروس حتى ينعم.
Stir in the cucumber and chopped mint, and taste before you add more of the salt. | يضاف الخيار والنعناع المفروم، ويُذاق قبل إضافة بقية الملح.

shakshuka
Soften onion and pepper in the olive oil. | يُذبّل البصل والفلفل في زيت الزيتون.
Add chopped tomatoes and salt, and cook for ten minutes, until thick. | تضاف الطماطم المقطعة والملح، وتُطهى عشر دقائق حتى تتماسك.
Make hollows in the sauce with a spoon and break an egg into each. | تُعمل حفر في الصلصة بالملعقة وتُكسر بيضة في كل حفرة.
Cover and cook on low heat for five minutes, until the whites are firm. | تُغطى المقلاة على نار هادئة خمس دقائق حتى يتماسك البياض.

falafel
Soak the chickpeas in plenty of water overnight, then drain and dry them well. They are not boiled. | يُنقع الحمص في ماء وفير من الليل، ثم يُصفى ويُجفف جيدًا، ولا يُسلق.
Grind them with onion, garlic, parsley and coriander until it looks like coarse sand. | يُطحن مع البصل والثوم والبقدونس والكزبرة حتى يصبح كالرمل الخشن.
Mix in cumin and salt, and chill for an hour. | يُخلط مع الكمون والملح ويُبرّد ساعة.
Shape it into small patties with wet hands. | يُشكّل أقراصًا صغيرة بيدين مبللتين.
Fry in hot oil for three to four minutes, turning once, and drain on paper. | تُقلى في زيت ساخن ثلاث إلى أربع دقائق مع قلبها مرة، ثم تُصفى على ورق المطبخ.

shawarma-chicken
Cut the chicken into thin strips and marinate it in oil, spices and salt for an hour. | يُقطع الدجاج شرائح رفيعة ويُتبّل بالزيت والبهارات والملح ساعة.
Fry it in a very hot pan without crowding, until the edges are brown. | يُقلّب على دفعات في مقلاة شديدة السخونة حتى تتحمر أطرافه.
Warm the bread and spread it thinly with mayonnaise. | يُسخّن الخبز ويُدهن بطبقة رقيقة من المايونيز.
Fill it with chicken, fried potatoes and sliced pickles, and roll it up tightly. | يُحشى بالدجاج والبطاطس المقلية وشرائح المخلل، ويُلف بإحكام.
Press the rolls in a hot pan for a minute a side. | تُضغط اللفائف في مقلاة ساخنة دقيقة لكل وجه.

kofta-grilled
Grate the onion, squeeze it dry and chop the parsley finely. | يُبشر البصل ويُعصر، ويُفرم البقدونس ناعمًا.
Knead both into the mince with spices and salt for three minutes, and chill it for half an hour. | يُعجن الجميع مع اللحم المفروم والبهارات والملح ثلاث دقائق، ويُبرّد نصف ساعة.
Press it around skewers with wet hands, or shape it into fingers. | يُشكّل حول الأسياخ بيدين مبللتين، أو أصابع دون أسياخ.
Grill on high heat for four minutes a side, until no pink is left. | يُشوى على نار عالية أربع دقائق لكل وجه حتى يختفي اللون الوردي.

shish-tawook
Cut the chicken into cubes of three centimeters. | يُقطع الدجاج مكعبات بحجم ثلاثة سنتيمترات.
Stir yogurt, olive oil, lemon juice, tomato paste, garlic, paprika and salt together, and coat the chicken with it. | يُخلط الزبادي وزيت الزيتون وعصير الليمون ومعجون الطماطم والثوم والبابريكا والملح، ويُغلّف الدجاج بالخليط.
Chill it for at least two hours, better overnight. | يُترك في الثلاجة ساعتين على الأقل، والأفضل ليلة كاملة.
Thread it onto skewers and grill for ten to twelve minutes, turning, until cooked through. | يُشك في الأسياخ ويُشوى عشر إلى اثنتي عشرة دقيقة مع التقليب حتى ينضج.

sayadieh-fish
Rub the fish with half of the cumin, half of the spices and some of the salt. | يُتبّل السمك بنصف الكمون ونصف البهارات وبعض الملح.
Fry the sliced onions in the oil until they are deep brown, which gives the rice its color. Keep a third for serving. | يُقلى البصل الشرائح في الزيت حتى يصبح بنيًا داكنًا، فمنه لون الأرز، ويُترك ثلثه للتقديم.
Brown the fish briefly on both sides in the same oil, and take it out. | يُحمّر السمك سريعًا من الوجهين في الزيت نفسه ثم يُرفع.
Stir tomato paste and the remaining spices and salt into the onions, add hot water and boil for ten minutes. | يضاف معجون الطماطم وبقية البهارات والملح إلى البصل، ثم ماء ساخن، ويُغلى عشر دقائق.
Add the soaked rice, lay the fish on it, cover and cook on low heat for 20 minutes. Scatter the onions on top. | يضاف الأرز المنقوع ويُوضع السمك عليه، ويُغطى القدر على نار هادئة 20 دقيقة، ثم يُنثر البصل على الوجه.

murabyan-shrimp
Peel the shrimps and fry them in half of the oil for two minutes with a pinch of the spices. Set them aside. | يُقشر الروبيان ويُقلّب في نصف الزيت دقيقتين مع رشة من البهارات، ثم يُرفع.
Brown the onion in the rest of the oil, and add the spices and chopped tomatoes. | يُحمّر البصل في بقية الزيت، ثم تضاف البهارات والطماطم المقطعة.
Add the soaked rice, salt and hot water to a finger’s width above it. | يضاف الأرز المنقوع والملح وماء ساخن يعلوه بمقدار إصبع.
When the water has almost gone, fold in shrimps and coriander, cover, and leave it on the lowest heat for 15 minutes. | حين يوشك الماء أن يجف، يُخلط الروبيان والكزبرة بالأرز، ويُغطى القدر على أهدأ نار 15 دقيقة.

molokhia-chicken
Simmer the chicken in water with half of the salt for 30 minutes. Cut it up and keep the broth. | يُسلق الدجاج في الماء مع نصف الملح 30 دقيقة، ثم يُقطع ويُحتفظ بالمرق.
Pick the leaves, wash and dry them, and chop them very finely. | تُقطف أوراق الملوخية وتُغسل وتُجفف، وتُفرم ناعمة جدًا.
Bring the broth to the boil, stir in the leaves and cook for five minutes without a lid. They must not boil hard. | يُغلى المرق وتضاف الملوخية وتُطهى خمس دقائق دون غطاء، دون أن تغلي بشدة.
Fry garlic and coriander in the ghee until the garlic is golden, and stir it into the pot at once. | يُقلى الثوم مع الكزبرة في السمن حتى يصفرّ، ويُضاف فورًا إلى القدر.
Add the chicken, lemon juice and the rest of the salt. | يضاف الدجاج وعصير الليمون وبقية الملح.

bamia-lamb
Brown the lamb with the onion in half of the oil. | يُحمّر اللحم مع البصل في نصف الزيت.
Add garlic, tomato paste and chopped tomatoes, then salt and hot water, and simmer for an hour. | يضاف الثوم ومعجون الطماطم والطماطم المقطعة، ثم الملح والماء الساخن، ويُترك على نار هادئة ساعة.
Trim the okra without cutting into it, and fry it in the rest of the oil for three minutes, so that it does not turn slimy. | تُقمّع البامية دون جرحها، وتُقلّب في بقية الزيت ثلاث دقائق كي لا تتلزج.
Put it into the stew and cook for 20 minutes. Shake the pot instead of stirring. | تضاف إلى المرق وتُطهى 20 دقيقة، مع هز القدر بدل التحريك.

warak-enab
Rinse the vine leaves well, and soak them in warm water to draw out the brine. | يُغسل ورق العنب جيدًا ويُنقع في ماء دافئ للتخلص من ملوحته.
Mix the rinsed rice with finely chopped tomatoes, onion and parsley, half of the olive oil and half of the lemon juice. | يُخلط الأرز المغسول مع الطماطم والبصل والبقدونس المفرومة ناعمًا، ونصف زيت الزيتون ونصف عصير الليمون.
Put a teaspoonful on the rough side of each leaf, fold in the sides and roll it up, not too tight. | تُوضع ملعقة صغيرة على الوجه الخشن لكل ورقة، ويُثنى الطرفان وتُلف دون شد.
Pack the rolls into a pot, pour the rest of the oil and lemon juice and hot water over them, and weigh them down with a plate. | تُرص اللفائف في قدر وتُسقى ببقية الزيت والليمون وماء ساخن، ويُوضع فوقها صحن يثبتها.
Simmer on low heat for an hour and let them cool in the pot. | تُترك على نار هادئة ساعة، ثم تبرد في القدر.

mahshi-kousa
Cut off the tops of the courgettes and hollow them out with a corer. | تُقطع رؤوس الكوسا وتُفرّغ بالمقوار.
Mix the rinsed rice, mince, spices and half of the salt. | يُخلط الأرز المغسول مع اللحم المفروم والبهارات ونصف الملح.
Fill the courgettes three quarters full, because the rice swells. | تُحشى الكوسا إلى ثلاثة أرباعها، فالأرز يزداد حجمه.
Fry the tomato paste in the oil, add puréed tomatoes, the rest of the salt and hot water, and bring it to the boil. | يُقلّب معجون الطماطم في الزيت، ثم تضاف الطماطم المهروسة وبقية الملح وماء ساخن، ويُترك حتى يغلي.
Lay the courgettes in the sauce, cover and simmer for 45 minutes. | تُرص الكوسا في الصلصة ويُغطى القدر على نار هادئة 45 دقيقة.

macaroni-bechamel
Boil the pasta two minutes less than the packet says, and drain it. | تُسلق المعكرونة أقل بدقيقتين مما على العبوة، ثم تُصفى.
Fry mince and onion without oil until brown. Add tomato paste, half of the salt and a splash of water, and cook until thick. | يُقلّب اللحم المفروم والبصل دون زيت حتى يتحمرا، ثم يضاف معجون الطماطم ونصف الملح وقليل من الماء حتى تتماسك الصلصة.
Melt the butter, stir in the flour for two minutes, then whisk in the milk bit by bit until the sauce is smooth and thick. Salt it. | تُذوّب الزبدة ويُقلّب فيها الطحين دقيقتين، ثم يضاف الحليب تدريجيًا مع الخفق حتى تنعم الصلصة وتتماسك، وتُملّح.
Layer half of the pasta, the meat and the rest of the pasta in a dish, pour the sauce over it and sprinkle with mozzarella. | يُفرد نصف المعكرونة في صينية ثم اللحم ثم بقية المعكرونة، وتُسكب الصلصة وتُنثر الموزاريلا.
Bake at 190 °C for 35 minutes and let it set for ten before you cut it. | تُخبز 35 دقيقة في فرن حرارته 190 درجة، وتُترك عشر دقائق قبل التقطيع.

rice-vermicelli
Rinse the rice until the water runs clear, and drain it well. | يُغسل الأرز حتى يصفو ماؤه ويُصفى جيدًا.
Stir the vermicelli in the ghee until it is evenly brown. | تُقلّب الشعيرية في السمن حتى تتحمر بالتساوي.
Add rice and salt and stir for a minute, then pour in hot water one and a half times the volume of the rice. | يضاف الأرز والملح ويُقلّب دقيقة، ثم يُسكب ماء ساخن بمقدار مرة ونصف من حجم الأرز.
Cover and cook on the lowest heat for 18 minutes, rest it for five and loosen it with a fork. | يُغطى القدر على أهدأ نار 18 دقيقة، ويُترك خمس دقائق ثم يُفكك بالشوكة.

laban-dates-milk
Pit the dates and soak them in a little of the milk for ten minutes. | يُنزع نوى التمر ويُنقع في قليل من الحليب عشر دقائق.
Blend them to a paste. | يُخلط في الخلاط حتى يصبح معجونًا.
Add the rest of the cold milk, blend until frothy and drink it fresh. | تضاف بقية الحليب البارد ويُخلط حتى يرغو، ويُشرب طازجًا.

qahwa-milk
Warm the tea with the crushed cardamom and let it simmer for three minutes. | يُسخّن الشاي مع الهيل المطحون ويُترك يغلي بهدوء ثلاث دقائق.
Add milk and sugar. | يضاف الحليب والسكر.
Bring it up to the boil twice, lifting it off before it runs over, and strain it into glasses. | يُرفع على النار حتى يفور مرتين مع إبعاده قبل أن ينسكب، ثم يُصفى في البيالات.

tea-sugar
Rinse the pot with boiling water. | يُغسل الإبريق بماء مغلي.
Pour boiling water on the tea and let it draw for four minutes. | يُسكب الماء المغلي على الشاي ويُترك أربع دقائق.
Strain it into a glass and stir in the sugar. | يُصفى في البيالة ويُحرّك فيه السكر.

luqaimat
Whisk flour, milk powder and salt with the yogurt and enough warm water to a thick batter that falls slowly from a spoon. | يُخفق الطحين مع الحليب المجفف والملح والزبادي وماء دافئ حتى يصبح عجينًا لينًا ينزل من الملعقة ببطء.
Cover it and leave it in a warm place for an hour. | يُغطى ويُترك في مكان دافئ ساعة.
Drop small balls of it into hot oil with an oiled teaspoon, and turn them until golden on all sides. | يُسقط كرات صغيرة في زيت ساخن بملعقة مدهونة، وتُقلّب حتى تتحمر من كل الجهات.
Drain, coat with date syrup while hot and sprinkle with sesame. | تُصفى وتُغمس في الدبس وهي ساخنة، ويُرش عليها السمسم.

kunafa-cheese
Soak the cheese in water for some hours, changing the water, until it is no longer salty. Dry and grate it. | يُنقع الجبن في الماء ساعات مع تغييره حتى تذهب ملوحته، ثم يُجفف ويُبشر.
Boil the sugar with half as much water for eight minutes, and let the syrup cool. | يُغلى السكر مع نصف مقداره من الماء ثماني دقائق، ويُترك القطر ليبرد.
Crush the vermicelli and mix it with the melted ghee until every thread shines. | تُكسر الشعيرية وتُخلط بالسمن المذاب حتى تتشربه كلها.
Press half of it into a pan, spread the cheese on it and cover with the other half. | يُضغط نصفها في صينية ويُفرد الجبن عليه، ثم تُغطى بالنصف الآخر.
Bake at 200 °C for 30 minutes, turn it out, pour the cold syrup over it and top with pistachios. | تُخبز 30 دقيقة في فرن حرارته 200 درجة، ثم تُقلب وتُسقى بالقطر البارد وتُزيّن بالفستق.

maamoul-dates
Rub the melted ghee into semolina, flour and sugar, and leave it covered overnight. | يُفرك السميد والطحين والسكر بالسمن المذاب، ويُترك مغطى ليلة كاملة.
Add a few spoonfuls of warm water and knead lightly until it holds together. | تضاف ملاعق من الماء الدافئ ويُعجن برفق حتى يتماسك.
Roll the date paste into balls the size of a hazelnut. | يُكوّر معجون التمر كرات بحجم البندقة.
Wrap each in dough and press it into a mold or mark it with a fork. | تُغلّف كل كرة بالعجين وتُضغط في القالب أو تُنقش بالشوكة.
Bake at 190 °C for 15 to 18 minutes. They stay pale on top. Let them cool before you move them. | تُخبز من 15 إلى 18 دقيقة في فرن حرارته 190 درجة ويبقى وجهها فاتحًا، ولا تُنقل حتى تبرد.

kleija
Rub the ghee into the flour, then knead in the milk to a smooth dough. Rest it for an hour. | يُفرك الطحين بالسمن ثم يُعجن بالحليب حتى ينعم، ويُترك ساعة.
Warm the date syrup with sugar, cinnamon and cardamom, and stir until it thickens. | يُسخّن الدبس مع السكر والقرفة والهيل ويُحرّك حتى يثخن.
Roll the dough into small balls, press a hollow into each, fill it with a spoonful of syrup and close it. | تُكوّر العجينة كرات صغيرة وتُحفر، وتُحشى كل واحدة بملعقة من الدبس وتُغلق.
Flatten them in a carved mold and prick the top. | تُفرد في قالب منقوش ويُثقب وجهها.
Bake at 200 °C for 12 to 15 minutes, until golden. | تُخبز من 12 إلى 15 دقيقة في فرن حرارته 200 درجة حتى يصير لونها ذهبيًا.

umm-ali
Tear the croissants into pieces and dry them in the oven for five minutes. | يُقطع الكرواسون ويُجفف في الفرن خمس دقائق.
Spread them in a dish and mix in nuts and raisins. | يُفرد في طبق فرن ويُخلط مع المكسرات والزبيب.
Heat milk and sugar until the sugar has dissolved, and pour it over. Let it soak for ten minutes. | يُسخّن الحليب مع السكر حتى يذوب ويُسكب عليه، ويُترك عشر دقائق ليتشربه.
Spread the cream on top and bake at 200 °C for 15 to 20 minutes, until it is golden. | تُفرد الكريمة على الوجه ويُخبز من 15 إلى 20 دقيقة في فرن حرارته 200 درجة حتى يتحمر.

rice-pudding
Rinse the rice and simmer it in a little water until it has soaked it up. | يُغسل الأرز ويُطهى في قليل من الماء حتى يتشربه.
Pour in the milk and cook on low heat for 35 minutes, stirring often so that it does not catch. | يضاف الحليب ويُترك على نار هادئة 35 دقيقة مع التحريك كي لا يلتصق.
Stir in the sugar for the last five minutes. | يضاف السكر في الدقائق الخمس الأخيرة.
Pour it into bowls and chill it. It thickens as it cools. | يُسكب في أطباق صغيرة ويُبرّد، فيثخن كلما برد.

basbousa
Mix semolina, coconut and about a third of the sugar with the melted ghee, then fold in the yogurt. | يُخلط السميد وجوز الهند ونحو ثلث السكر مع السمن المذاب، ثم يضاف الزبادي.
Spread it in a greased tray, mark it into squares and press an almond into each. Rest it for half an hour. | يُفرد في صينية مدهونة ويُقطع مربعات وتُغرس لوزة في كل مربع، ويُترك نصف ساعة.
Boil the rest of the sugar with half as much water for eight minutes and let it cool. | تُغلى بقية السكر مع نصف مقدارها من الماء ثماني دقائق، ويُترك القطر ليبرد.
Bake at 180 °C for 35 minutes, until golden brown. | تُخبز 35 دقيقة في فرن حرارته 180 درجة حتى تتحمر.
Cut along the marks, pour the cold syrup over it and let it soak for an hour. | تُقطع على العلامات وتُسقى بالقطر البارد، وتُترك ساعة لتتشربه.
`
