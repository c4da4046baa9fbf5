import type { RefusalCode } from '#contract/refusals.ts'
import type { Word } from './word.ts'

// What the web says by itself stands alone, so that a page does not carry all the others.
export const unavailable: Word = {
  en: 'This is not working right now. Please try again in a moment.',
  ar: 'الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.',
}

export const wrongCode: Word = {
  en: 'This code is not right, or it has been used. Please enter the next one.',
  ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. يُرجى إدخال الرمز التالي.',
}

export const movedTooOften: Word = {
  en: 'You have moved this appointment twice already. You can cancel it and book a new one.',
  ar: 'غيّرت وقت هذا الموعد مرتين. يمكنك إلغاؤه وحجز موعد جديد.',
}

export const tooEarlyToComplete: Word = {
  en: 'You can mark it as completed once it has started.',
  ar: 'يمكن إكمال الموعد بعد بدايته.',
}

/** What a person reads when the server says no, and what to do next. */
export const refusalWords = {
  malformed_request: {
    en: 'We could not read this request. Please reload the page and try again.',
    ar: 'تعذّرت قراءة الطلب. يُرجى تحديث الصفحة والمحاولة من جديد.',
  },
  signed_out: {
    en: 'You are signed out. Please sign in to continue.',
    ar: 'انتهت جلستك. يُرجى تسجيل الدخول للمتابعة.',
  },
  wrong_audience: {
    en: 'This is not open to your account type. Switch role or go back.',
    ar: 'هذا غير متاح لنوع حسابك. بدّل دورك أو ارجع إلى الصفحة السابقة.',
  },
  foreign_origin: {
    en: 'This request came from another site. Please open our site and try again there.',
    ar: 'ورد هذا الطلب من موقع آخر. يُرجى فتح موقعنا والمحاولة منه.',
  },
  not_found: {
    en: 'We could not find this. Please check the link or go back.',
    ar: 'لم نجد ما تبحث عنه. يُرجى التأكد من الرابط أو الرجوع إلى الصفحة السابقة.',
  },
  method_not_allowed: {
    en: 'This cannot be done here. Please go back and try again.',
    ar: 'لا يمكن تنفيذ ذلك هنا. يُرجى الرجوع والمحاولة من جديد.',
  },
  request_timeout: {
    en: 'The request took too long to arrive. Please check your connection and try again.',
    ar: 'استغرق وصول الطلب وقتًا طويلًا. يُرجى التأكد من اتصالك والمحاولة من جديد.',
  },
  same_request_in_flight: {
    en: 'We are already working on this request. Please wait a moment.',
    ar: 'نعمل على هذا الطلب الآن. يُرجى الانتظار قليلًا.',
  },
  body_too_large: {
    en: 'This is too large to send. Please shorten it and try again.',
    ar: 'حجم المحتوى أكبر من المسموح. يُرجى تقصيره والمحاولة من جديد.',
  },
  address_too_long: {
    en: 'This address is too long. Please shorten it and try again.',
    ar: 'العنوان أطول من المسموح. يُرجى اختصاره والمحاولة من جديد.',
  },
  unsupported_media_type: {
    en: 'We cannot read this format. Please send it in another one.',
    ar: 'لا يمكننا قراءة هذه الصيغة. يُرجى الإرسال بصيغة أخرى.',
  },
  unknown_host: {
    en: 'This address does not belong to our site. Please check it and try again.',
    ar: 'هذا العنوان لا يتبع موقعنا. يُرجى التأكد منه والمحاولة من جديد.',
  },
  invalid_fields: {
    en: 'Some fields need your attention. Please correct them and try again.',
    ar: 'بعض الحقول تحتاج إلى مراجعة. يُرجى تصحيحها والمحاولة من جديد.',
  },
  key_used_for_another_request: {
    en: 'This looks like a different request sent under the same key. Please reload the page and try again.',
    ar: 'يبدو أن طلبًا مختلفًا أُرسل بالمفتاح نفسه. يُرجى تحديث الصفحة والمحاولة من جديد.',
  },
  rate_limited: {
    en: 'That was many requests in a short time. Please wait a little and try again.',
    ar: 'وصلتنا طلبات كثيرة في وقت قصير. يُرجى الانتظار قليلًا ثم المحاولة من جديد.',
  },
  headers_too_large: {
    en: 'Your browser sent too much with this request. Please clear the cookies for this site and try again.',
    ar: 'أرسل متصفحك بيانات أكثر من اللازم مع الطلب. يُرجى مسح ملفات تعريف الارتباط لهذا الموقع والمحاولة من جديد.',
  },
  unavailable,
  link_not_valid: {
    en: 'This link has been used already, or its time has run out. Please ask for a new one.',
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
  },
  wrong_credentials: {
    en: 'The email or the password is not right. Please check both and try again.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى التأكد منهما والمحاولة من جديد.',
  },
  second_factor_needed: {
    en: 'Enter the code from your authenticator app to continue.',
    ar: 'أدخل الرمز من تطبيق المصادقة للمتابعة.',
  },
  wrong_code: wrongCode,
  account_suspended: {
    en: 'This account is suspended. Please write to us and we will look into it.',
    ar: 'هذا الحساب موقوف. يُرجى مراسلتنا للنظر في الأمر.',
  },
  address_not_confirmed: {
    en: 'Please confirm your email address first: the link is in the email we sent you.',
    ar: 'يُرجى تأكيد بريدك الإلكتروني أولًا من الرابط الذي أرسلناه إليك.',
  },
  password_needed: {
    en: 'Please enter the password you chose when you registered, or set a new one.',
    ar: 'يُرجى إدخال كلمة المرور التي اخترتها عند التسجيل، أو تعيين كلمة جديدة.',
  },
  proof_needed: {
    en: 'Please enter your password once more before this change.',
    ar: 'يُرجى إدخال كلمة المرور مرة أخرى قبل هذا التغيير.',
  },
  role_not_held: {
    en: 'Your account does not have this role. Choose one of yours.',
    ar: 'لا يملك حسابك هذا الدور. اختر أحد أدوارك.',
  },
  second_factor_due: {
    en: 'Admins sign in with two-factor. Please set it up first.',
    ar: 'يتطلب حساب المشرف التحقق بخطوتين. يُرجى إعداده أولًا.',
  },
  last_admin: {
    en: 'This is the last admin. Make somebody else an admin first.',
    ar: 'هذا آخر مشرف. امنح صلاحية المشرف لشخص آخر أولًا.',
  },
  last_role: {
    en: 'This is the only role of the account. Give it another one first.',
    ar: 'هذا هو الدور الوحيد للحساب. أضف إليه دورًا آخر أولًا.',
  },
  second_factor_is_on: {
    en: 'Two-factor is on already. Turn it off first to set it up again.',
    ar: 'التحقق بخطوتين مفعّل من قبل. أوقفه أولًا لإعداده من جديد.',
  },
  token_not_valid: {
    en: 'This access token is not valid. It may have expired or been revoked. Please make a new one in your settings.',
    ar: 'رمز الوصول غير صالح، فربما انتهت مدته أو أُبطل. يُرجى إنشاء رمز جديد من إعداداتك.',
  },
  not_for_tokens: {
    en: 'An access token cannot do this. Please sign in and do it yourself.',
    ar: 'لا يتيح رمز الوصول هذا الإجراء. يُرجى تسجيل الدخول وتنفيذه بنفسك.',
  },
  token_only_reads: {
    en: 'This access token can only read. Please make one that can also make changes.',
    ar: 'رمز الوصول هذا للقراءة فقط. يُرجى إنشاء رمز يتيح التعديل أيضًا.',
  },
  too_many_tokens: {
    en: 'You have 20 access tokens, which is the limit. Revoke one first.',
    ar: 'بلغت الحد الأقصى وهو 20 رمز وصول. أبطل أحدها أولًا.',
  },
  weak_password: {
    en: 'Please choose a stronger password.',
    ar: 'يُرجى اختيار كلمة مرور أقوى.',
  },
  under_review: {
    en: 'Your application is being reviewed. Withdraw it first to change this.',
    ar: 'طلبك قيد المراجعة. اسحب الطلب أولًا لتتمكن من التعديل.',
  },
  not_ready: {
    en: 'Something is still missing. Complete the list and submit again.',
    ar: 'ما زال هناك ما ينقص. أكمل القائمة ثم أرسل الطلب من جديد.',
  },
  decided_already: {
    en: 'This has been decided meanwhile. Reload to see how it stands.',
    ar: 'اتُّخذ قرار في هذا الطلب قبل قليل. حدّث الصفحة لمعرفة وضعه.',
  },
  license_taken: {
    en: 'Another dietitian is verified with this license number.',
    ar: 'رقم الترخيص هذا موثّق لأخصائي آخر.',
  },
  too_little_experience: {
    en: 'Nabta lists dietitians with at least two years of experience. Reject this application with a reason.',
    ar: 'يشترط الدليل خبرة لا تقل عن سنتين. يُرجى رفض الطلب مع ذكر السبب.',
  },
  document_kept: {
    en: 'Our team verified you with this document. Upload the new one and submit it: once it is verified, you can remove this one.',
    ar: 'تم توثيق ملفك بهذه الوثيقة. ارفع الوثيقة الجديدة وأرسلها للتحقق، وبعد توثيقها يمكنك إزالة هذه.',
  },
  too_many_files: {
    en: 'You have reached the limit of 20 files or 50 MB. Remove one first.',
    ar: 'بلغت الحد الأقصى وهو 20 ملفًا أو 50 ميجابايت. احذف ملفًا أولًا.',
  },
  too_many_services: {
    en: 'You can offer up to 30 services. Delete one first.',
    ar: 'يمكنك تقديم 30 خدمة كحد أقصى. احذف خدمة أولًا.',
  },
  too_many_exceptions: {
    en: 'You can keep up to 200 special dates. Remove one that is no longer needed.',
    ar: 'يمكنك الاحتفاظ بـ 200 تاريخ خاص كحد أقصى. احذف منها ما لم تعد هناك حاجة إليه.',
  },
  practice_address_needed: {
    en: 'In-person appointments need the city and address of your practice. Add them to your profile first.',
    ar: 'تتطلب المواعيد الحضورية مدينة عيادتك وعنوانها. أضفهما إلى ملفك أولًا.',
  },
  file_refused: {
    en: 'This file cannot be accepted. Use a PDF, JPG or PNG of up to 5 MB that opens without a password, without scripts or attachments, and with no links but to https.',
    ar: 'تعذّر قبول هذا الملف. استخدم ملف PDF أو JPG أو PNG لا يتجاوز 5 ميجابايت ويفتح دون كلمة مرور، ويخلو من النصوص البرمجية والمرفقات ومن أي رابط غير https.',
  },
  slot_taken: {
    en: 'This time was taken a moment ago. Please choose another one.',
    ar: 'حُجز هذا الوقت قبل لحظات. يُرجى اختيار وقت آخر.',
  },
  busy_then: {
    en: 'You have another appointment at this time.',
    ar: 'لديك موعد آخر في هذا الوقت.',
  },
  too_many_upcoming: {
    en: 'You have reached the number of upcoming appointments with this dietitian. Book again after one of them.',
    ar: 'بلغت الحد الأقصى من المواعيد القادمة مع هذا الأخصائي. يمكنك الحجز من جديد بعد أحدها.',
  },
  too_many_pending: {
    en: 'Five of your requests are waiting for an answer. Book again after one of them is answered.',
    ar: 'لديك خمسة طلبات بانتظار الرد. يمكنك الحجز من جديد بعد الرد على أحدها.',
  },
  cannot_book_yourself: {
    en: 'This is your own practice. You cannot book with yourself.',
    ar: 'هذه عيادتك، ولا يمكنك حجز موعد مع نفسك.',
  },
  not_listed: {
    en: 'You cannot accept bookings while your profile is not visible to patients.',
    ar: 'لا يمكنك قبول الحجوزات ما دام ملفك غير ظاهر للمرضى.',
  },
  status_has_changed: {
    en: 'The appointment has changed meanwhile. This is how it stands now.',
    ar: 'تغيّر الموعد في هذه الأثناء. هذه حالته الآن.',
  },
  too_late_to_cancel: {
    en: 'It has started, so it cannot be cancelled any more.',
    ar: 'بدأ الموعد، فلا يمكن إلغاؤه بعد الآن.',
  },
  too_late_to_confirm: {
    en: 'It is too late to accept this request.',
    ar: 'فات وقت قبول هذا الطلب.',
  },
  too_late_to_decline: {
    en: 'It is too late to decline this request.',
    ar: 'فات وقت رفض هذا الطلب.',
  },
  too_late_to_reschedule: {
    en: 'It has started, so it cannot be moved any more.',
    ar: 'بدأ الموعد، فلا يمكن تغيير وقته بعد الآن.',
  },
  moved_too_often: movedTooOften,
  too_early_to_complete: tooEarlyToComplete,
  too_early_to_report: {
    en: 'Please wait until 15 minutes after the start.',
    ar: 'يُرجى الانتظار حتى تمضي 15 دقيقة على بداية الموعد.',
  },
  too_late_to_report: {
    en: 'An absence can be reported within 48 hours of the appointment.',
    ar: 'يمكن الإبلاغ عن الغياب خلال 48 ساعة من الموعد.',
  },
  notes_are_signed: {
    en: 'These notes are signed. You can add to them, and nothing in them changes.',
    ar: 'هذه الملاحظات موقّعة. يمكنك الإضافة إليها دون تغيير ما كُتب.',
  },
  notes_not_signed: {
    en: 'These notes are not signed yet. You can still change them.',
    ar: 'لم توقَّع هذه الملاحظات بعد، ويمكنك تعديلها.',
  },
  notes_are_empty: {
    en: 'Write something before you sign.',
    ar: 'اكتب شيئًا قبل التوقيع.',
  },
  too_many_addenda: {
    en: 'These notes have 50 additions, which is the limit.',
    ar: 'بلغت الإضافات إلى هذه الملاحظات حدها الأقصى وهو 50.',
  },
  not_completed: {
    en: 'You can review an appointment once it has been completed.',
    ar: 'يمكنك تقييم الموعد بعد اكتماله.',
  },
  too_late_to_review: {
    en: 'An appointment can be reviewed within 14 days.',
    ar: 'يمكن تقييم الموعد خلال 14 يومًا.',
  },
  changed_meanwhile: {
    en: 'This has changed since you opened it. This is how it stands now.',
    ar: 'تغيّر هذا منذ أن فتحته. هذه حالته الآن.',
  },
} satisfies Record<RefusalCode, Word>
