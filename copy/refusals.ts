import type { RefusalCode } from '#contract/refusals.ts'
import { brand } from './brand.ts'
import { hoursAfter, minutesAfter } from './lengths.ts'
import type { Word } from './word.ts'

// Words that the web uses without the server are exported one by one, so that a page does not load all others.
export const unavailable: Word = {
  en: 'This is not working right now. Please try again in a moment.',
  ar: 'الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.',
}

export const wrongCode: Word = {
  en: 'This code is not correct or has already been used. Please enter the next one.',
  ar: 'هذا الرمز غير صحيح أو استُخدم من قبل. يُرجى إدخال الرمز التالي.',
}

export const movedTooOften: Word = {
  en: 'You have already rescheduled this appointment twice. You can cancel it and book a new one.',
  ar: 'غيّرت وقت هذا الموعد مرتين. يمكنك إلغاؤه وحجز موعد جديد.',
}

export const tooEarlyToComplete: Word = {
  en: 'You can mark it as completed once it has started.',
  ar: 'يمكن تسجيل اكتمال الموعد بعد بدايته.',
}

/** The server's refusals in words, with what to do next. */
const tooMany = {
  en: 'Too many requests in a short time. Please wait a little and try again.',
  ar: 'وصلتنا طلبات كثيرة في وقت قصير. يُرجى الانتظار قليلًا ثم المحاولة من جديد.',
}

/** For a wait of a minute or more, the words state when to try again. */
export function tooManyUntil(seconds: number): Word {
  if (seconds < 60) return tooMany
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes <= 90 ? minutesAfter(minutes) : hoursAfter(Math.ceil(minutes / 60))
  return {
    en: `Too many requests in a short time. Please try again in ${wait.en}.`,
    ar: `وصلتنا طلبات كثيرة في وقت قصير. يُرجى المحاولة من جديد بعد ${wait.ar}.`,
  }
}

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
    en: 'This is not available to your account type. Please switch role or go back.',
    ar: 'هذا غير متاح لنوع حسابك. يُرجى تبديل دورك أو الرجوع إلى الصفحة السابقة.',
  },
  duty_missing: {
    en: 'This is another admin’s duty. An owner can give it to you.',
    ar: 'هذه مهمة مشرف آخر. يمكن لأحد المالكين إسنادها إليك.',
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
    en: 'We could not process this request. Reload and try again.',
    ar: 'تعذّرت معالجة الطلب. يُرجى تحديث الصفحة والمحاولة من جديد.',
  },
  rate_limited: tooMany,
  headers_too_large: {
    en: 'Your browser sent too much with this request. Please clear the cookies for this site and try again.',
    ar: 'وصلتنا من متصفحك بيانات أكثر من اللازم مع الطلب. يُرجى مسح ملفات تعريف الارتباط لهذا الموقع والمحاولة من جديد.',
  },
  held_after_restore: {
    en: 'We have restored our data from a backup and are checking it. You can read everything, and changes will be possible again soon.',
    ar: 'استعدنا بياناتنا من نسخة احتياطية ونراجعها الآن. يمكنك قراءة كل شيء، وستعود إمكانية التعديل قريبًا.',
  },
  unavailable,
  link_not_valid: {
    en: 'This link has already been used or has expired. Please ask for a new one.',
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
  },
  wrong_credentials: {
    en: 'The email or password is not correct. Please check both and try again.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى التأكد منهما والمحاولة من جديد.',
  },
  second_factor_needed: {
    en: 'Enter the code from your authenticator app to continue.',
    ar: 'يُرجى إدخال الرمز من تطبيق المصادقة للمتابعة.',
  },
  wrong_code: wrongCode,
  account_suspended: {
    en: 'This account is suspended. Please write to us and we will look into it.',
    ar: 'هذا الحساب موقوف. يُرجى مراسلتنا للنظر في الأمر.',
  },
  connection_failed: {
    en: 'Signing in there did not work out. Please begin again.',
    ar: 'لم يكتمل تسجيل الدخول من هناك. يُرجى البدء من جديد.',
  },
  not_connected: {
    en: 'No account here is connected with it. Sign in with your password and connect it in your settings, or create an account.',
    ar: 'لا يوجد حساب هنا مرتبط به. يُرجى تسجيل الدخول بكلمة المرور ثم ربطه من الإعدادات، أو إنشاء حساب جديد.',
  },
  connected_elsewhere: {
    en: 'It is already connected with another account here, or your account is connected with another one there.',
    ar: 'هو مرتبط بحساب آخر هنا، أو حسابك مرتبط بحساب آخر هناك.',
  },
  last_way_in: {
    en: 'This is the only way to sign in to your account. Please set a password first.',
    ar: 'هذه هي الطريقة الوحيدة لتسجيل الدخول إلى حسابك. يُرجى تعيين كلمة مرور أولًا.',
  },
  provider_unreachable: {
    en: 'We cannot reach that service right now. Please try again later, or use your password.',
    ar: 'تعذّر الاتصال بتلك الخدمة الآن. يُرجى المحاولة لاحقًا، أو استخدام كلمة المرور.',
  },
  payments_unavailable: {
    en: 'Payments are not set up here, so nothing can be paid and no card can be added.',
    ar: 'خدمة الدفع غير مفعّلة هنا، ولذلك لا يمكن الدفع ولا إضافة بطاقة.',
  },
  seller_unknown: {
    en: 'This dietitian cannot take payments yet: the details for invoices are missing. You can send them a message or choose another dietitian.',
    ar: 'لا يمكن لهذا الأخصائي استقبال المدفوعات بعد، إذ لم تكتمل بيانات فواتيره. يمكنك مراسلته أو اختيار أخصائي آخر.',
  },
  operator_unknown: {
    en: 'Before patients can pay, invoices need your legal name in both languages and your address. Add them under Payments, in the details on your invoices.',
    ar: 'قبل أن يتمكن المرضى من الدفع، يلزم اسمك القانوني باللغتين وعنوانك للفواتير. يمكنك إضافتها من صفحة المدفوعات، ضمن بياناتك في الفواتير.',
  },
  payment_needed: {
    en: 'This appointment is paid for when it is booked. Please load the page again.',
    ar: 'يُدفع هذا الموعد عند حجزه. يُرجى تحديث الصفحة.',
  },
  price_changed: {
    en: 'The price or the refund rules have changed. Please look again.',
    ar: 'تغيّر السعر أو شروط الاسترداد. يُرجى المراجعة.',
  },
  hold_ended: {
    en: 'We can no longer hold this time for you. Please choose it again if it is still available.',
    ar: 'انتهت مدة حجز هذا الوقت لك مؤقتًا. يُرجى اختياره من جديد إن بقي متاحًا.',
  },
  refund_has_changed: {
    en: 'The refund is another amount by now. Please look at it again before you cancel.',
    ar: 'تغيّر المبلغ المسترد في هذه الأثناء. يُرجى مراجعته قبل الإلغاء.',
  },
  wallet_has_changed: {
    en: 'There is less on your wallet by now. Please look at it again before you pay.',
    ar: 'رصيد محفظتك أقل الآن. يُرجى مراجعته قبل الدفع.',
  },
  gateway_unreachable: {
    en: 'The payment service is not answering right now. Please try again in a few minutes.',
    ar: 'لا تستجيب خدمة الدفع الآن. يُرجى المحاولة مجددًا بعد بضع دقائق.',
  },
  signature_not_valid: {
    en: 'The signature of this message is not valid.',
    ar: 'توقيع هذه الرسالة غير صالح.',
  },
  payouts_unavailable: {
    en: 'Payouts are not set up here yet. What you have earned is kept for you.',
    ar: 'لم تُفعّل التحويلات هنا بعد، ومستحقاتك محفوظة لك.',
  },
  payouts_held: {
    en: 'Your payouts are on hold. The reason is on your Payments page.',
    ar: 'تحويلاتك موقوفة مؤقتًا. تجد السبب في صفحة المدفوعات.',
  },
  payout_in_doubt: {
    en: 'We are finding out whether your last payout was made. The next one can begin after that.',
    ar: 'نتحقق من تنفيذ آخر تحويل لك. يمكن بدء التالي بعد ذلك.',
  },
  payout_under_way: {
    en: 'A payout is already on its way. The next one can begin once it has arrived.',
    ar: 'هناك تحويل في طريقه إليك. يمكن بدء التالي بعد وصوله.',
  },
  account_needed: {
    en: 'Please save your bank account first, in your billing settings.',
    ar: 'يُرجى حفظ حسابك البنكي أولًا في إعدادات الفوترة.',
  },
  account_too_new: {
    en: 'Your bank account was changed less than 24 hours ago. For your safety nothing is paid to it before then.',
    ar: 'تغيّر حسابك البنكي قبل أقل من 24 ساعة. حرصًا على أموالك لا نحوّل إليه قبل ذلك.',
  },
  too_little_to_pay_out: {
    en: 'There is not enough for a payout yet.',
    ar: 'المبلغ المتاح أقل من الحد الأدنى للتحويل.',
  },
  too_many_cards: {
    en: 'You have saved as many cards as you can. Please remove one first.',
    ar: 'بلغت الحد الأقصى للبطاقات المحفوظة. يُرجى إزالة إحداها أولًا.',
  },
  card_has_expired: {
    en: 'This card has expired. Please choose another one.',
    ar: 'انتهت صلاحية هذه البطاقة. يُرجى اختيار بطاقة أخرى.',
  },
  account_leaving: {
    en: 'You asked us to delete this account. You can still keep it.',
    ar: 'طلبت حذف هذا الحساب، ولا يزال بإمكانك الاحتفاظ به.',
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
    en: 'Please enter your password again to make this change.',
    ar: 'يُرجى إدخال كلمة المرور مرة أخرى قبل هذا التغيير.',
  },
  role_not_held: {
    en: 'Your account does not have this role. Please choose one of yours.',
    ar: 'لا يملك حسابك هذا الدور. يُرجى اختيار أحد أدوارك.',
  },
  second_factor_due: {
    en: 'Admins must use two-factor authentication. Please set it up first.',
    ar: 'يتطلب حساب المشرف التحقق بخطوتين. يُرجى إعداده أولًا.',
  },
  duties_needed: {
    en: 'Please choose at least one duty.',
    ar: 'يُرجى اختيار مهمة واحدة على الأقل.',
  },
  last_owner: {
    en: 'This is the last owner. Make another admin an owner first.',
    ar: 'هذا آخر مالك. يُرجى جعل مشرف آخر مالكًا أولًا.',
  },
  own_account: {
    en: 'This is your own account. Another admin can do this for you.',
    ar: 'هذا حسابك أنت. يمكن لمشرف آخر القيام بذلك.',
  },
  last_role: {
    en: 'This is the only role of the account. Give it another one first.',
    ar: 'هذا هو الدور الوحيد للحساب. يُرجى إضافة دور آخر إليه أولًا.',
  },
  second_factor_is_on: {
    en: 'Two-factor authentication is already on. Turn it off first to set it up again.',
    ar: 'التحقق بخطوتين مفعّل من قبل. يلزم إيقافه أولًا لإعداده من جديد.',
  },
  token_not_valid: {
    en: 'This access token is not valid. It may have expired or been revoked. Please create a new one in your settings.',
    ar: 'رمز الوصول غير صالح، فربما انتهت مدته أو أُبطل. يُرجى إنشاء رمز جديد من إعداداتك.',
  },
  not_for_tokens: {
    en: 'An access token cannot do this. Please sign in and do it yourself.',
    ar: 'لا يتيح رمز الوصول هذا الإجراء. يُرجى تسجيل الدخول وتنفيذه بنفسك.',
  },
  token_only_reads: {
    en: 'This access token can only read. Please create one that can also make changes.',
    ar: 'رمز الوصول هذا للقراءة فقط. يُرجى إنشاء رمز يتيح التعديل أيضًا.',
  },
  too_many_tokens: {
    en: 'You have 20 access tokens, which is the limit. Revoke one first.',
    ar: 'بلغت الحد الأقصى وهو 20 رمز وصول. يُرجى إبطال أحدها أولًا.',
  },
  weak_password: {
    en: 'Please choose a stronger password.',
    ar: 'يُرجى اختيار كلمة مرور أقوى.',
  },
  under_review: {
    en: 'Your application is under review. Withdraw it first to change this.',
    ar: 'طلبك قيد المراجعة. يلزم سحب الطلب أولًا للتعديل.',
  },
  not_ready: {
    en: 'Something is still missing. Complete the list and submit again.',
    ar: 'ما زال هناك ما ينقص. يُرجى إكمال القائمة وإرسال الطلب من جديد.',
  },
  decided_already: {
    en: 'This has been decided in the meantime. Reload to see the result.',
    ar: 'اتُّخذ قرار في هذا الطلب قبل قليل. يُرجى تحديث الصفحة لمعرفة النتيجة.',
  },
  push_service_unknown: {
    en: 'This browser’s push service is not one we know. You will still find everything in your list of notifications.',
    ar: 'خدمة الإشعارات في هذا المتصفح غير معروفة لدينا. ستجد كل جديد في قائمة إشعاراتك.',
  },
  license_taken: {
    en: 'This license number is already verified for another dietitian. Check the number, or write to us.',
    ar: 'رقم الترخيص هذا موثّق لأخصائي آخر. يُرجى التأكد من الرقم أو مراسلتنا.',
  },
  too_little_experience: {
    en: `${brand.name.en} lists dietitians with at least two years of experience. Reject this application with a reason.`,
    ar: `تشترط ${brand.name.ar} خبرة لا تقل عن سنتين. يُرجى رفض الطلب مع ذكر السبب.`,
  },
  document_kept: {
    en: 'Our team verified you with this document. Upload the new one and submit it: once it is verified, you can remove this one.',
    ar: 'تم توثيق ملفك بهذه الوثيقة. يُرجى رفع الوثيقة الجديدة وإرسالها للتحقق، وبعد توثيقها يمكن إزالة هذه.',
  },
  own_document_missing: {
    en: 'We are sorry: the file of this document is no longer in our storage. Please upload the same file again under the same name to restore it.',
    ar: 'نعتذر، لم يعد ملف هذه الوثيقة موجودًا في مخزننا. يُرجى رفع الملف نفسه بالاسم نفسه مرة أخرى لاستعادته.',
  },
  document_missing: {
    en: 'The file of this document is no longer in our storage. Please ask the dietitian to upload it again.',
    ar: 'لم يعد ملف هذه الوثيقة موجودًا في مخزننا. يُرجى مطالبة الأخصائي برفعه مرة أخرى.',
  },
  too_many_files: {
    en: 'You have reached the limit of 20 files or 50 MB. Remove one first.',
    ar: 'بلغت الحد الأقصى وهو 20 ملفًا أو 50 ميجابايت. يُرجى حذف ملف أولًا.',
  },
  package_is_open: {
    en: 'Please use the package you have first.',
    ar: 'يُرجى استخدام باقتك الحالية أولًا.',
  },
  package_over: {
    en: 'Nothing is left of this package.',
    ar: 'لم يبقَ شيء من هذه الباقة.',
  },
  package_too_short: {
    en: 'This time is after the end of your package.',
    ar: 'هذا الوقت بعد انتهاء مدة باقتك.',
  },
  package_on_hold: {
    en: 'Your bank is looking into its payment.',
    ar: 'ينظر البنك في دفعتها.',
  },
  too_many_packages: {
    en: 'You offer as many packages as possible.',
    ar: 'بلغت الحد الأقصى لعدد الباقات.',
  },
  too_many_services: {
    en: 'You can offer up to 30 services. Delete one first.',
    ar: 'يمكنك تقديم 30 خدمة بحد أقصى. يُرجى حذف خدمة أولًا.',
  },
  too_many_foods: {
    en: 'You can keep up to 1,000 foods of your own. Remove one first.',
    ar: 'يمكنك الاحتفاظ بما يصل إلى 1,000 صنف خاص بك. يُرجى حذف صنف أولًا.',
  },
  too_many_exceptions: {
    en: 'You can keep up to 200 special dates. Remove one that is no longer needed.',
    ar: 'يمكنك الاحتفاظ بـ200 تاريخ خاص بحد أقصى. يُرجى حذف ما لم تعد هناك حاجة إليه.',
  },
  practice_address_needed: {
    en: 'In-person appointments need the city and address of your practice. Add them to your profile first.',
    ar: 'تتطلب المواعيد الحضورية مدينة عيادتك وعنوانها. يُرجى إضافتهما إلى ملفك أولًا.',
  },
  file_refused: {
    en: 'This file cannot be accepted. Use a PDF, JPG or PNG of up to 5 MB that opens without a password, without scripts or attachments, and with no links but to https.',
    ar: 'تعذّر قبول هذا الملف. يُرجى استخدام ملف PDF أو JPG أو PNG لا يتجاوز 5 ميجابايت ويفتح دون كلمة مرور، ويخلو من النصوص البرمجية والمرفقات ومن أي رابط غير https.',
  },
  slot_taken: {
    en: 'This time was taken a moment ago. Please choose another one.',
    ar: 'حُجز هذا الوقت قبل لحظات. يُرجى اختيار وقت آخر.',
  },
  busy_then: {
    en: 'You have another appointment at this time. Please choose another time.',
    ar: 'لديك موعد آخر في هذا الوقت. يُرجى اختيار وقت آخر.',
  },
  matter_closed: {
    en: 'This has been closed meanwhile and can no longer be changed. Reload to see it.',
    ar: 'أُغلق هذا الأمر ولم يعد قابلًا للتغيير. يُرجى تحديث الصفحة للاطلاع عليه.',
  },
  authority_not_told: {
    en: 'Record first when SDAIA was notified. Only a drill can be closed without it.',
    ar: 'يُرجى أولًا تسجيل وقت إشعار سدايا. لا يُغلق دون ذلك إلا التمرين.',
  },
  extended_already: {
    en: 'The time has been extended once already. Please answer the request.',
    ar: 'سبق تمديد المهلة مرة واحدة. يُرجى الرد على الطلب.',
  },
  time_is_over: {
    en: 'The time to answer is over, so it can no longer be extended. Please answer the request now.',
    ar: 'انتهت مهلة الرد ولم يعد تمديدها ممكنًا. يُرجى الرد على الطلب الآن.',
  },
  identity_not_verified: {
    en: 'Verify who is asking before you fulfil the request.',
    ar: 'يُرجى التحقق من هوية صاحب الطلب قبل تلبيته.',
  },
  registration_closed: {
    en: 'New accounts of this kind cannot be opened at present. Please try again later or write to us.',
    ar: 'لا يمكن فتح حسابات جديدة من هذا النوع حاليًا. يُرجى المحاولة لاحقًا أو مراسلتنا.',
  },
  bookings_paused: {
    en: 'New bookings are paused at present. Your appointments stay as they are. Please try again later.',
    ar: 'الحجوزات الجديدة متوقفة مؤقتًا. تبقى مواعيدك كما هي. يُرجى المحاولة لاحقًا.',
  },
  too_many_upcoming: {
    en: 'You have reached the limit of upcoming appointments with this dietitian. You can book again after one of them.',
    ar: 'بلغت الحد الأقصى من المواعيد القادمة مع هذا الأخصائي. يمكنك الحجز من جديد بعد أحدها.',
  },
  too_many_pending: {
    en: 'You have reached the limit of requests awaiting an answer. You can book again once one of them is answered.',
    ar: 'بلغت الحد الأقصى من الطلبات التي تنتظر الرد. يمكنك الحجز من جديد بعد الرد على أحدها.',
  },
  too_many_reserved: {
    en: 'Five appointments with you already await this patient’s payment. You can book another once one of them is paid or cancelled.',
    ar: 'لدى هذا المريض خمسة مواعيد معك بانتظار الدفع. يمكنك الحجز من جديد بعد دفع أحدها أو إلغائه.',
  },
  billing_missing: {
    en: 'Your patient cannot pay for this yet: your details for invoices are missing. Please add them in your settings under Billing.',
    ar: 'لا يمكن للمريض دفع قيمة هذا الموعد بعد، إذ لم تكتمل بيانات فواتيرك. أكملها من الإعدادات في قسم الفوترة.',
  },
  cannot_book_yourself: {
    en: 'This is your own practice. Please choose another dietitian.',
    ar: 'هذه عيادتك. يُرجى اختيار أخصائي آخر.',
  },
  not_listed: {
    en: 'You cannot accept bookings while patients cannot see your profile. Check your verification status first.',
    ar: 'لا يمكنك قبول الحجوزات ما دام ملفك غير ظاهر للمرضى. يُرجى مراجعة حالة التحقق أولًا.',
  },
  status_has_changed: {
    en: 'The appointment has changed in the meantime. This is its current state.',
    ar: 'تغيّر الموعد في هذه الأثناء. هذه حالته الآن.',
  },
  too_late_to_cancel: {
    en: 'The appointment has started and can no longer be cancelled. Write to us if something went wrong.',
    ar: 'بدأ الموعد، فلا يمكن إلغاؤه. يُرجى مراسلتنا إن حدث خلل.',
  },
  too_late_to_confirm: {
    en: 'It is too late to accept this request. The patient can book another time.',
    ar: 'فات وقت قبول هذا الطلب. يمكن للمريض حجز وقت آخر.',
  },
  too_late_to_decline: {
    en: 'It is too late to decline this request. It will lapse by itself.',
    ar: 'فات وقت رفض هذا الطلب، وسينتهي تلقائيًا.',
  },
  too_late_to_reschedule: {
    en: 'The appointment has started and can no longer be rescheduled. You can book a new one.',
    ar: 'بدأ الموعد، فلا يمكن تغيير وقته. يمكنك حجز موعد جديد.',
  },
  moved_too_often: movedTooOften,
  too_early_to_complete: tooEarlyToComplete,
  too_early_to_report: {
    en: 'You can report this from 15 minutes after the start. Please wait until then.',
    ar: 'يُرجى الانتظار حتى تمضي 15 دقيقة على بداية الموعد.',
  },
  dietitian_was_there: {
    en: 'The dietitian was in the video call. If something went wrong, please write to our team.',
    ar: 'سُجّل حضور الأخصائي في مكالمة الفيديو. إن حدث خلل فيُرجى مراسلة فريقنا.',
  },
  patient_was_there: {
    en: 'The patient was in the video call. Please mark the appointment as attended.',
    ar: 'سُجّل حضور المريض في مكالمة الفيديو. يُرجى تسجيل حضور الموعد.',
  },
  you_were_not_there: {
    en: 'You were not in the video call, so you cannot report that the patient was absent.',
    ar: 'لم يُسجَّل حضورك في مكالمة الفيديو، لذا لا يمكنك الإبلاغ عن غياب المريض.',
  },
  attendance_disputed: {
    en: 'Both sides are being asked who attended, or have been. The appointment stays as it is until that is decided.',
    ar: 'يُسأل الطرفان عمّن حضر، ويبقى الموعد على حاله إلى أن يُبت في الأمر.',
  },
  sides_still_asked: {
    en: 'Both sides can still say who attended. Please wait until their time is over.',
    ar: 'ما زال بإمكان الطرفين توضيح من حضر. يمكنك البت في الأمر بعد انتهاء المهلة.',
  },
  call_not_open: {
    en: 'This video call is not open right now. Please check the time of the appointment.',
    ar: 'مكالمة الفيديو غير مفتوحة الآن. يُرجى التأكد من وقت الموعد.',
  },
  too_late_to_report: {
    en: 'The 48 hours for reporting an absence are over. Write to us if you need help.',
    ar: 'انتهت مهلة 48 ساعة للإبلاغ عن الغياب. يمكنك مراسلتنا إن احتجت إلى مساعدة.',
  },
  notes_are_signed: {
    en: 'These notes are signed and can no longer be changed. You can add to them.',
    ar: 'هذه الملاحظات موقّعة. يمكنك الإضافة إليها دون تغيير ما كُتب.',
  },
  notes_not_signed: {
    en: 'These notes are not signed yet. You can still change them.',
    ar: 'لم توقَّع هذه الملاحظات بعد، ويمكنك تعديلها.',
  },
  notes_are_empty: {
    en: 'Please write something before you sign.',
    ar: 'يُرجى كتابة الملاحظات قبل التوقيع.',
  },
  too_many_addenda: {
    en: 'These notes have reached the limit of 50 additions. Continue in the notes of the next appointment.',
    ar: 'بلغت الإضافات إلى هذه الملاحظات حدها الأقصى وهو 50. يمكنك المتابعة في ملاحظات الموعد القادم.',
  },
  too_many_notes: {
    en: 'This request has reached the limit of 50 internal notes. Remove one of yours first.',
    ar: 'بلغت الملاحظات الداخلية على هذا الطلب حدها الأقصى وهو 50. يُرجى حذف واحدة من ملاحظاتك أولًا.',
  },
  too_many_questionnaires: {
    en: 'You have 20 questionnaires, which is the limit. Delete one and try again.',
    ar: 'لديك 20 استبيانًا، وهو الحد الأقصى. يُرجى حذف أحدها ثم المحاولة مجددًا.',
  },
  too_many_replies: {
    en: 'You have 50 saved replies, which is the limit. Delete one and try again.',
    ar: 'لديك 50 ردًّا محفوظًا، وهو الحد الأقصى. يُرجى حذف أحدها ثم المحاولة مرة أخرى.',
  },
  too_many_templates: {
    en: 'You have 30 templates, which is the limit. Remove one and try again.',
    ar: 'لديك 30 قالبًا، وهو الحد الأقصى. يُرجى حذف قالب ثم المحاولة مرة أخرى.',
  },
  not_completed: {
    en: 'You can review an appointment once it has been completed.',
    ar: 'يمكنك تقييم الموعد بعد اكتماله.',
  },
  too_late_to_review: {
    en: 'The 14 days for reviewing this appointment are over. You can review your next one.',
    ar: 'انتهت مهلة 14 يومًا لتقييم هذا الموعد. يمكنك تقييم موعدك القادم.',
  },
  no_appointment_between: {
    en: 'You can write to each other once you have an appointment together. Book one first.',
    ar: 'تتاح المراسلة بينكما بعد أن يجمعكما موعد. يُرجى حجز موعد أولًا.',
  },
  cannot_write_to_yourself: {
    en: 'This is your own account. Please choose someone else.',
    ar: 'هذا حسابك. يُرجى اختيار شخص آخر.',
  },
  not_reachable: {
    en: 'This person can no longer be reached here. You can still read what was written.',
    ar: 'لم يعد التواصل متاحًا هنا مع صاحب هذا الحساب. يمكنك قراءة ما كُتب من قبل.',
  },
  too_late_to_change_message: {
    en: 'A message can be changed or taken back for five minutes. Please write another one.',
    ar: 'يمكن تعديل الرسالة أو سحبها خلال خمس دقائق من إرسالها. يُرجى كتابة رسالة أخرى.',
  },
  ticket_closed: {
    en: 'This request is closed and can no longer be answered. Please open a new one.',
    ar: 'هذا الطلب مغلق ولم يعد الرد عليه متاحًا. يُرجى فتح طلب جديد.',
  },
  ticket_not_closed: {
    en: 'This request is still open. You can rate our help once it is closed.',
    ar: 'هذا الطلب ما زال مفتوحًا. يمكنك تقييم خدمتنا بعد إغلاقه.',
  },
  message_taken_back: {
    en: 'This message has been taken back.',
    ar: 'سُحبت هذه الرسالة.',
  },
  health_consent_needed: {
    en: 'Please agree to the processing of your health data first. You can do so in Settings, under Privacy.',
    ar: 'تلزم أولًا موافقتك على معالجة بياناتك الصحية. يمكنك ذلك من الإعدادات، في تبويب الخصوصية.',
  },
  record_closed: {
    en: 'This record is not open to you. Open it with a reason to read it.',
    ar: 'هذا السجل غير مفتوح أمامك. يتطلب الاطلاع عليه فتحه مع ذكر السبب.',
  },
  not_shared: {
    en: 'This patient does not share this kind of health data with you. You can ask for it in a message.',
    ar: 'هذا النوع من البيانات الصحية غير مشارَك معك. يمكنك طلب مشاركته برسالة.',
  },
  too_many_entries: {
    en: 'Your record is full. Please export it and remove entries that you no longer need.',
    ar: 'امتلأ سجلك. يُرجى تصديره ثم حذف ما لم تعد تحتاج إليه.',
  },
  too_many_reminders: {
    en: 'You already have 10 reminders. Please remove one first.',
    ar: 'لديك 10 تذكيرات. يُرجى حذف أحدها أولًا.',
  },
  third_reading_needed: {
    en: 'These two readings are too far apart. Please measure once more.',
    ar: 'الفرق بين القراءتين كبير. يُرجى القياس مرة أخرى.',
  },
  reading_outside_range: {
    en: 'The last reading is outside the healthy range, so this goal is not reached. Measure again, or end the goal.',
    ar: 'القراءة الأخيرة خارج النطاق الصحي، فلا يُعد الهدف متحققًا. يمكن القياس مرة أخرى أو إنهاء الهدف.',
  },
  plan_leaves_days_empty: {
    en: 'This leaves your patient without a plan on days that have one now. Choose an earlier first day, or publish all the same.',
    ar: 'سيبقى المريض بلا خطة في أيام لها خطة الآن. يمكن اختيار تاريخ بدء أقرب، أو النشر رغم ذلك.',
  },
  goal_is_open: {
    en: 'There is already an open goal of this kind. Please end it before setting a new one.',
    ar: 'يوجد هدف مفتوح من هذا النوع. يُرجى إنهاؤه قبل وضع هدف جديد.',
  },
  questionnaire_is_open: {
    en: 'This patient has not answered these questions yet. You can take them back before sending them again.',
    ar: 'هذه الأسئلة مُرسلة ولم يصل الرد عليها بعد. يمكنك سحبها قبل إرسالها من جديد.',
  },
  import_refused: {
    en: 'We could not read this file. Use a CSV of up to 50,000 lines with the columns date, kind, value and unit.',
    ar: 'تعذّرت قراءة هذا الملف. يُرجى استخدام ملف CSV لا يتجاوز 50,000 سطر، بالأعمدة \u2066date\u2069 و\u2066kind\u2069 و\u2066value\u2069 و\u2066unit\u2069.',
  },
  health_export_refused: {
    en: 'We could not read this file as an Apple Health export. In the Health app, open your profile, choose Export All Health Data, and send the file export.zip as it is.',
    ar: 'تعذّرت قراءة هذا الملف بوصفه تصديرًا من تطبيق «صحتي». يُرجى فتح ملفك الشخصي في التطبيق، ثم تصدير جميع البيانات الصحية، وإرسال الملف \u2066export.zip\u2069 كما هو.',
  },
  plan_is_empty: {
    en: 'There is no food in this plan yet. Add some and try again.',
    ar: 'لا توجد أطعمة في هذه الخطة بعد. يُرجى إضافة طعام ثم المحاولة مرة أخرى.',
  },
  plan_has_ended: {
    en: 'This plan has ended. A new plan can begin with it.',
    ar: 'انتهت هذه الخطة. يمكن بدء خطة جديدة منها.',
  },
  nothing_new: {
    en: 'Nothing has changed since this plan was published.',
    ar: 'لم يتغيّر شيء منذ نشر هذه الخطة.',
  },
  fasting_screen_needed: {
    en: 'This plan has a suhoor or an iftar, and the record of this patient speaks of diabetes. Please go through the Diabetes and Ramadan screening (IDF-DAR) on the patient’s page first. A result counts for 180 days.',
    ar: 'في هذه الخطة سحور أو إفطار، وفي سجل المريض ما يشير إلى السكري. يُرجى إجراء فحص السكري ورمضان (\u2068IDF-DAR\u2069) من صفحة المريض أولًا. تُعتمد النتيجة لمدة 180 يومًا.',
  },
  fasting_word_needed: {
    en: 'The screening says that fasting is a high risk for this patient, or cannot rule it out. Please write what the patient should know and do. They read it with the plan, below the advice to see a physician before fasting.',
    ar: 'يشير الفحص إلى خطورة مرتفعة عند الصيام، أو لا يستبعدها. يُرجى كتابة ما ينبغي للمريض معرفته وفعله. تظهر كلمتك مع الخطة بعد التنبيه إلى مراجعة الطبيب قبل الصيام.',
  },
  food_unknown: {
    en: 'A food in this plan is no longer there. Remove it and try again.',
    ar: 'أحد أطعمة هذه الخطة لم يعد موجودًا. يُرجى حذفه ثم المحاولة مرة أخرى.',
  },
  too_many_plans: {
    en: 'You have 200 plans for this patient, which is the limit. Remove a draft and try again.',
    ar: 'لديك 200 خطة لهذا المريض، وهو الحد الأقصى. يُرجى حذف مسودة ثم المحاولة مرة أخرى.',
  },
  too_many_plan_templates: {
    en: 'You have 60 plan templates, which is the limit. Remove one and try again.',
    ar: 'لديك 60 قالبًا للخطط، وهو الحد الأقصى. يُرجى حذف قالب ثم المحاولة مرة أخرى.',
  },
  changed_meanwhile: {
    en: 'This has changed since you opened it. This is its current state.',
    ar: 'تغيّر هذا منذ أن فتحته. هذه حالته الآن.',
  },
} satisfies Record<RefusalCode, Word>
