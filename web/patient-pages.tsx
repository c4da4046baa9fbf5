import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { patientPages as words } from '#copy/portal/patient-pages.ts'
import { supportTitles } from '#copy/support/titles.ts'
import { hasBegun } from './calls/has-begun.ts'
import { compose } from './compose.ts'
import { AskConsent } from './health/ask-consent.tsx'
import { later } from './later.tsx'
import { AfterConnecting } from './portal/after-connecting.tsx'
import { declarePages } from './portal/declare-pages.tsx'
import { Notifications, PatientAccount, Privacy, Security } from './settings-tabs.tsx'

const CallPresence = later(() => import('./calls/call-presence.tsx'), 'CallPresence', null)
const OnboardingNudge = later(() => import('./onboarding/onboarding-nudge.tsx'), 'OnboardingNudge', null)
const ContactAbout = later(() => import('./support/contact-about.tsx'), 'ContactAbout', null)
const OwnReview = later(() => import('./reviews/own-review.tsx'), 'OwnReview')
const AskForReview = later(() => import('./reviews/ask-for-review.tsx'), 'AskForReview', null)
const WaitingQuestions = later(() => import('./screening/waiting-questions.tsx'), 'WaitingQuestions', null)
const WaitingPayments = later(
  () => import('#web/money/payments/waiting-payments.tsx'),
  'WaitingPayments',
  null,
)
const AfterPayment = later(() => import('#web/money/payments/after-payment.tsx'), 'AfterPayment')
const AppointmentInvoices = later(
  () => import('#web/money/invoices/appointment-invoices.tsx'),
  'AppointmentInvoices',
  null,
)
const Invoices = later(() => import('#web/money/invoices/patient-invoices.tsx'), 'InvoicesTab')
const Receipt = later(() => import('#web/money/payments/receipt.tsx'), 'Receipt', null)
const PackageOffers = later(() => import('./appointments/packages/package-offers.tsx'), 'PackageOffers', null)
const DietitianReviews = later(() => import('./reviews/dietitian-reviews.tsx'), 'DietitianReviews')

/** Every page of the patient's portal. */
export const patientPages = declarePages<'patient'>({
  '/patient/dashboard': {
    title: words.dashboard.title,
    screen: compose(
      [
        () => import('./portal/patient-dashboard.tsx'),
        () => import('./appointments/dashboard-appointments.tsx'),
      ],
      ({ PatientDashboard }, { DashboardAppointments }) => (
        <PatientDashboard
          onboarding={<OnboardingNudge party="patient" />}
          appointments={<DashboardAppointments party="patient" />}
        />
      ),
    ),
  },
  '/patient/appointments': {
    title: words.appointments.title,
    screen: compose([() => import('./appointments/appointment-lists.tsx')], ({ AppointmentLists }) => (
      <>
        <WaitingPayments />
        <AppointmentLists
          party="patient"
          asks={(appointment, name) =>
            appointment.may.review && <AskForReview appointment={appointment} name={name} />
          }
        />
      </>
    )),
  },
  '/patient/appointments/$id': {
    title: words.appointment.title,
    back: { to: '/patient/appointments', label: words.appointment.back },
    screen: compose([() => import('./appointments/appointment-screen.tsx')], ({ AppointmentScreen }) => (
      <AppointmentScreen party="patient">
        {(appointment) => (
          <>
            {(appointment.payment ?? appointment.package) && <Receipt appointment={appointment} />}
            {appointment.payment && <AppointmentInvoices appointment={appointment} party="patient" />}
            <OwnReview appointment={appointment} />
            {hasBegun(appointment) && <CallPresence appointment={appointment} party="patient" />}
            <ContactAbout party="patient" appointment={appointment} />
          </>
        )}
      </AppointmentScreen>
    )),
  },
  '/patient/messages': {
    title: words.messages.title,
    fills: true,
    screen: compose([() => import('./messages/messages-screen.tsx')], ({ MessagesScreen }) => (
      <MessagesScreen party="patient" />
    )),
  },
  '/patient/dietitians': {
    title: words.directory.title,
    screen: compose([() => import('./directory/directory-screen.tsx')], ({ DirectoryScreen }) => (
      <DirectoryScreen />
    )),
  },
  '/patient/dietitians/$id': {
    title: words.dietitian.title,
    screen: compose([() => import('./directory/dietitian-screen.tsx')], ({ DietitianScreen }) => (
      <DietitianScreen reviews={<DietitianReviews />} Packages={PackageOffers} />
    )),
  },
  '/patient/dietitians/$id/book': {
    title: words.booking.title,
    titleWith: { booked: words.booking.booked },
    screen: compose(
      [
        () => import('./directory/dietitian-screen.tsx'),
        () => import('./appointments/booking/booking-screen.tsx'),
      ],
      ({ DietitianScreen }, { BookingScreen }) => (
        <DietitianScreen
          reviews={<DietitianReviews />}
          Packages={PackageOffers}
          booking={(dietitian, tabs, skeleton) => (
            <BookingScreen
              dietitian={dietitian}
              skeleton={skeleton}
              afterPayment={(payment, booking) => (
                <AfterPayment payment={payment} dietitian={dietitian.id}>
                  {booking}
                </AfterPayment>
              )}
            >
              {tabs}
            </BookingScreen>
          )}
        />
      ),
    ),
  },
  '/patient/packages': {
    title: words.packages.title,
    screen: compose([() => import('./appointments/packages/own-packages.tsx')], ({ OwnPackages }) => (
      <OwnPackages
        afterPayment={(payment, list) => (
          <AfterPayment payment={payment} dietitian={null}>
            {list}
          </AfterPayment>
        )}
      />
    )),
  },
  '/patient/payment-methods': {
    title: words.paymentMethods.title,
    screen: compose(
      [
        () => import('#web/money/cards/payment-methods-screen.tsx'),
        () => import('#web/money/wallets/with-wallet.tsx'),
      ],
      ({ PaymentMethodsScreen }, { WithWallet }) => (
        <WithWallet>{(wallet) => <PaymentMethodsScreen wallet={wallet} />}</WithWallet>
      ),
    ),
  },
  '/patient/invoices/$id': {
    title: invoiceTitles.title,
    back: { to: '/patient/settings?tab=invoices', label: invoiceTitles.back },
    screen: compose([() => import('#web/money/invoices/invoice-screen.tsx')], ({ InvoiceScreen }) => (
      <InvoiceScreen side="patient" />
    )),
  },
  '/patient/nutrition-plans': {
    title: words.plans.title,
    screen: compose([() => import('./plans/following/following-screen.tsx')], ({ FollowingScreen }) => (
      <FollowingScreen
        consent={(onGiven, onClose) => (
          <AskConsent hasConsent={false} onGiven={onGiven} onClose={onClose}>
            {null}
          </AskConsent>
        )}
      />
    )),
  },
  '/patient/health-data': {
    title: words.history.title,
    screen: compose([() => import('./health/health-screen.tsx')], ({ HealthScreen }) => (
      <>
        <HealthScreen />
        <AfterConnecting>
          <WaitingQuestions withAll />
        </AfterConnecting>
      </>
    )),
  },
  '/patient/questionnaires': {
    title: words.questionnaires.title,
    screen: compose([() => import('./screening/questionnaire-list.tsx')], ({ QuestionnaireList }) => (
      <QuestionnaireList />
    )),
  },
  '/patient/questionnaires/$id': {
    title: words.questionnaire.title,
    back: { to: '/patient/questionnaires', label: words.questionnaire.back },
    screen: compose(
      [
        () => import('./screening/questionnaire-screen.tsx'),
        () => import('./health/consent/consent-card.tsx'),
      ],
      ({ QuestionnaireScreen }, { ConsentCard }) => (
        <QuestionnaireScreen consent={(onGiven) => <ConsentCard onGiven={onGiven} />} />
      ),
    ),
  },
  '/patient/support': {
    title: supportTitles.title,
    screen: compose([() => import('./support/ticket-list.tsx')], ({ TicketList }) => (
      <TicketList party="patient" />
    )),
  },
  '/patient/support/new': {
    title: supportTitles.contact,
    back: { to: '/patient/support', label: supportTitles.back },
    screen: compose([() => import('./support/new-ticket.tsx')], ({ NewTicket }) => (
      <NewTicket party="patient" />
    )),
  },
  '/patient/support/$id': {
    title: supportTitles.title,
    back: { to: '/patient/support', label: supportTitles.back },
    screen: compose([() => import('./support/ticket-screen.tsx')], ({ TicketScreen }) => (
      <TicketScreen party="patient" />
    )),
  },
  '/patient/profile': {
    title: words.profile.title,
    screen: compose([() => import('./patient-profile-page.tsx')], ({ PatientProfilePage }) => (
      <PatientProfilePage />
    )),
  },
  '/patient/settings': {
    title: words.settings.title,
    tabs: [
      {
        id: 'notifications',
        label: words.settings.notifications.label,
        content: <Notifications party="patient" />,
      },
      { id: 'security', label: words.settings.security.label, content: <Security /> },
      { id: 'privacy', label: words.settings.privacy.label, content: <Privacy /> },
      { id: 'account', label: words.settings.account.label, content: <PatientAccount /> },
      { id: 'invoices', label: invoiceTitles.label, content: <Invoices /> },
    ],
  },
  '/patient/onboarding': {
    title: words.onboarding.title,
    screen: compose(
      [
        () => import('./onboarding/patient-onboarding.tsx'),
        () => import('./health/consent/consent-card.tsx'),
      ],
      ({ PatientOnboarding }, { ConsentCard }) => (
        <PatientOnboarding consent={(onGiven) => <ConsentCard onGiven={onGiven} />} />
      ),
    ),
  },
})
