/** What a dietitian writes to many patients. */
export const demoReplies = [
  {
    title: 'Before the first visit',
    content:
      'Hello {name},\n\nplease have your latest blood tests and a list of your medicines at hand, and write down what you eat for two days. Nothing needs to be perfect.',
  },
  {
    title: 'Fasting blood test',
    content:
      'Hello {name}, for this test please do not eat or drink anything but water for ten hours before. Take your morning medicines after it, unless your doctor told you otherwise.',
  },
  {
    title: 'No time to cook',
    content:
      'Hello {name}, on busy days a bowl of ful with olive oil and a salad, or grilled chicken with rice, is enough. Keep the amounts of your plan and leave out the soft drink.',
  },
  {
    title: 'قبل الزيارة الأولى',
    content:
      'أهلًا {الاسم}، قبل موعدنا أحتاج إلى آخر تحاليلك وأسماء أدويتك، وما تناولته في يومين كما هو دون تجميل.',
  },
  {
    title: 'متابعة القياسات',
    content:
      'أهلًا {الاسم}، شكرًا على تسجيل القياسات. نكتفي بقياس الصيام ثلاثة أيام في الأسبوع، ونراجعها معًا في الموعد القادم.',
  },
  {
    title: 'تهنئة بالتقدم',
    content: 'ما شاء الله يا {الاسم}، النتائج ممتازة هذا الأسبوع. نستمر على الخطة نفسها دون تغيير.',
  },
  {
    title: 'Dates in Ramadan',
    content:
      'Hello {name}, three dates and a glass of water at iftar are fine with your plan. Then wait ten minutes before the main meal.',
  },
] as const
