import type { SurveyAudience } from '#contract/survey.ts'
import { brand } from './brand.ts'
import type { Word } from './word.ts'

type Mail = {
  subject: Word
  preheader: Word
  greeting: (name: string) => Word
  paragraphs: readonly Word[]
  closing: Word
}

const greeting = (name: string): Word => ({ en: `Hello ${name},`, ar: `مرحبًا ${name}،` })

const closing: Word = { en: `The ${brand.name.en} team`, ar: `فريق ${brand.name.ar}` }

/** Thanks for an answer, by audience. */
export const surveyThanks = {
  company: {
    subject: { en: 'We have received your company survey', ar: 'وصلنا استبيان شركتكم' },
    preheader: {
      en: 'Thank you. Our team will write to you about your program.',
      ar: 'شكرًا لكم. سيكتب إليكم فريقنا بشأن برنامجكم.',
    },
    greeting,
    paragraphs: [
      {
        en: `Thank you for telling us about your company. Your answers have reached the ${brand.name.en} team.`,
        ar: `شكرًا لكم على تعريفنا بشركتكم. وصلت إجاباتكم إلى فريق ${brand.name.ar}.`,
      },
      {
        en: 'We will read them and contact you by email or phone to talk about what fits: workshops, individual consultations or a comprehensive program.',
        ar: 'سنقرؤها ونتواصل معكم بالبريد الإلكتروني أو الهاتف لنبحث ما يناسبكم: ورش عمل أو استشارات فردية أو برنامج شامل.',
      },
      {
        en: 'If you did not send this survey, or would like us to delete your answers, please write to us.',
        ar: 'إن لم تكونوا من أرسل الاستبيان، أو رغبتم في حذف إجاباتكم، فيُرجى مراسلتنا.',
      },
    ],
    closing,
  },
  dietitian: {
    subject: { en: 'We have received your survey', ar: 'وصلنا استبيانك' },
    preheader: {
      en: 'Thank you. Our team will write to you about joining.',
      ar: 'شكرًا لك. سيكتب إليك فريقنا بشأن الانضمام.',
    },
    greeting,
    paragraphs: [
      {
        en: `Thank you for your interest in working with ${brand.name.en}. Your answers have reached our team.`,
        ar: `شكرًا على اهتمامك بالعمل مع ${brand.name.ar}. وصلت إجاباتك إلى فريقنا.`,
      },
      {
        en: 'We will read them and contact you by email or phone. Every dietitian is verified before being listed, so it helps to have your registration and certificates at hand.',
        ar: 'سنقرؤها ونتواصل معك بالبريد الإلكتروني أو الهاتف. نتحقق من كل أخصائي قبل ظهوره في المنصة، لذا يفيدك تجهيز شهادة التسجيل والمؤهلات.',
      },
      {
        en: 'If you did not send this survey, or would like us to delete your answers, please write to us.',
        ar: 'إن لم يكن الاستبيان منك، أو رغبت في حذف إجاباتك، فيُرجى مراسلتنا.',
      },
    ],
    closing,
  },
  patient: {
    subject: { en: 'We have received your survey', ar: 'وصلنا استبيانك' },
    preheader: {
      en: 'Thank you. Our team will be in touch soon.',
      ar: 'شكرًا لك. سيتواصل معك فريقنا قريبًا.',
    },
    greeting,
    paragraphs: [
      {
        en: `Thank you for writing to us. Your answers have reached the ${brand.name.en} team.`,
        ar: `شكرًا على مراسلتنا. وصلت إجاباتك إلى فريق ${brand.name.ar}.`,
      },
      {
        en: 'We will read them and contact you by email or phone. Please keep medical details for your consultation with a dietitian.',
        ar: 'سنقرؤها ونتواصل معك بالبريد الإلكتروني أو الهاتف. أما التفاصيل الطبية فمكانها استشارتك مع أخصائي التغذية.',
      },
      {
        en: 'If you did not send this survey, or would like us to delete your answers, please write to us.',
        ar: 'إن لم يكن الاستبيان منك، أو رغبت في حذف إجاباتك، فيُرجى مراسلتنا.',
      },
    ],
    closing,
  },
} satisfies Record<SurveyAudience, Mail>
