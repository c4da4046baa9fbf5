/** A preview of the portals, beside the sign-in form on large screens. */
export const loginPanel = {
  heading: { en: 'Your nutrition care, in one calm place', ar: 'رعايتك الغذائية في مكان واحد هادئ' },
  benefits: {
    appointments: {
      title: { en: 'See your upcoming appointments', ar: 'مواعيدك القادمة أمامك' },
      text: {
        en: 'Join by video, or find your way to the clinic.',
        ar: 'انضمام بالفيديو، أو عنوان العيادة والطريق إليها.',
      },
    },
    plans: {
      title: { en: 'Access your nutrition plans', ar: 'خططك الغذائية في متناولك' },
      text: {
        en: 'Every day and every meal, with a shopping list.',
        ar: 'كل يوم وكل وجبة، ومعها قائمة التسوّق.',
      },
    },
    messages: {
      title: { en: 'Message your dietitian directly', ar: 'تواصل مباشر مع أخصائي التغذية' },
      text: {
        en: 'Questions come up between appointments, too.',
        ar: 'فالأسئلة تأتي بين المواعيد أيضًا.',
      },
    },
  },
}
