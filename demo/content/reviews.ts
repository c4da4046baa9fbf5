/** Texts of reviews, by the number of stars. */
export const demoReviews: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    'Listened for half the session before giving any advice. The plan fits my week and my family eats the same food.',
    'Very clear and kind. I finally understand how to read my labels.',
    'جلسة مريحة وخطة واضحة. شرحت لي كل شيء بهدوء وأجابت عن أسئلتي كلها.',
    'Answered every question and sent the summary the same evening.',
    'On time, well prepared, and no forbidden foods. I did not expect that.',
    'أعجبني أن الخطة من أكل بيتنا، ولم تطلب مني شراء أشياء غريبة.',
    'She remembered what we agreed on last time and adjusted it to my night shifts.',
    'Patient with my mother and spoke to her in her own dialect.',
    'تعامل راقٍ والتزام بالموعد، والمتابعة كانت دقيقة.',
    'Practical from the first minute. I left with a list for the supermarket.',
    'شرح مبسط ومقنع، وخطوات صغيرة أستطيع الالتزام بها.',
    'The video worked well, and the notes afterwards were very useful.',
  ],
  4: [
    'Good session and a sensible plan. It started a few minutes late.',
    'Helpful and friendly. I would have liked more recipes.',
    'جلسة مفيدة، وكنت أتمنى وقتًا أطول للأسئلة.',
    'Solid advice, explained well. Parking at the clinic is difficult.',
    'خطة جيدة، واحتجنا إلى تعديلها في الأسبوع الثاني.',
    'Knows the subject very well. Some of the words were a little technical.',
    'مفيد جدًا، وتأخر إرسال الملخص يومًا واحدًا.',
  ],
  3: [
    'The advice was fine, but quite general for my case.',
    'الجلسة مقبولة، والخطة عامة بعض الشيء.',
    'We lost the connection twice, though the time was made up for.',
    'Good intentions, but we ran out of time before the plan was finished.',
  ],
}

export const demoReplies: readonly string[] = [
  'Thank you. It is a pleasure to work with you.',
  'شكرًا على كلماتك، وأسعد بمتابعتك.',
  'Thank you for telling me. I have added more recipes to the plan.',
  'شكرًا على ملاحظتك، سنخصص وقتًا أطول في الجلسة القادمة.',
  'Thank you. I start on time from now on, promised.',
]
