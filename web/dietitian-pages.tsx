import { invoiceTitles } from '#copy/money/invoices/titles.ts'
import { preparationWords } from '#copy/patients/preparation.ts'
import { dietitianPages as words } from '#copy/portal/dietitian-pages.ts'
import { reviewsPage } from '#copy/reviews/page.ts'
import { supportTitles } from '#copy/support/titles.ts'
import { hasBegun } from './calls/has-begun.ts'
import { compose } from './compose.ts'
import { later } from './later.tsx'
import { declarePages } from './portal/declare-pages.tsx'
import { SellerNotice } from './seller-notice.tsx'
import { Account, Billing, Notifications, Security } from './settings-tabs.tsx'
import { Skeleton } from './ui/skeleton.tsx'

const AppointmentInvoices = later(
  () => import('#web/money/invoices/appointment-invoices.tsx'),
  'AppointmentInvoices',
  null,
)
const ContactAbout = later(() => import('./support/contact-about.tsx'), 'ContactAbout', null)
const AppointmentsWith = later(() => import('./appointments/appointments-with.tsx'), 'AppointmentsWith')
const gapsSkeleton = (
  <li>
    <Skeleton className="w-48 text-sm" />
  </li>
)
const PatientChanges = later(() => import('./health/patient-changes.tsx'), 'PatientChanges')
const PatientGaps = later(() => import('./health/patient-changes.tsx'), 'PatientGaps', gapsSkeleton)
const PatientConcerns = later(() => import('./health/patient-concerns.tsx'), 'PatientConcerns')
const PatientGoals = later(() => import('./health/patient-goals.tsx'), 'PatientGoals', null)
const PatientProgress = later(() => import('./health/patient-progress.tsx'), 'PatientProgress')
const PatientQuestionnaires = later(
  () => import('./screening/patient-questionnaires.tsx'),
  'PatientQuestionnaires',
  null,
)
const WrittenPlans = later(() => import('./plans/plan-list.tsx'), 'WrittenPlans')
const CallPresence = later(() => import('./calls/call-presence.tsx'), 'CallPresence', null)
const ProfileServices = later(() => import('./services/services-panel.tsx'), 'ServicesPanel')
const PublicListing = later(() => import('./directory/public-listing.tsx'), 'PublicListing')
const DocumentsStep = later(() => import('./documents/documents-step.tsx'), 'DocumentsStep')
const ClientFeedback = later(
  () => import('./reviews/client-feedback.tsx'),
  'ClientFeedback',
  <Skeleton shape="block" className="h-96" />,
)
const OnboardingNudge = later(() => import('./onboarding/onboarding-nudge.tsx'), 'OnboardingNudge', null)
const Documents = later(() => import('./documents-tab.tsx'), 'DocumentsTab')

/** Every page of the dietitian's portal. */
export const dietitianPages = declarePages<'dietitian'>({
  '/dietitian/dashboard': {
    title: words.dashboard.title,
    screen: compose(
      [
        () => import('./portal/dietitian-dashboard.tsx'),
        () => import('./appointments/dashboard-appointments.tsx'),
      ],
      ({ DietitianDashboard }, { DashboardAppointments }) => (
        <DietitianDashboard
          onboarding={<OnboardingNudge party="dietitian" />}
          appointments={<DashboardAppointments party="dietitian" />}
          feedback={({ tally, reviews }) => <ClientFeedback tally={tally} latest={reviews} />}
        />
      ),
    ),
  },
  '/dietitian/appointments': {
    title: words.appointments.title,
    screen: compose([() => import('./appointments/appointment-lists.tsx')], ({ AppointmentLists }) => (
      <AppointmentLists party="dietitian" />
    )),
  },
  '/dietitian/appointments/$id': {
    title: words.appointment.title,
    back: { to: '/dietitian/appointments', label: words.appointment.back },
    screen: compose([() => import('./appointments/appointment-screen.tsx')], ({ AppointmentScreen }) => (
      <AppointmentScreen party="dietitian">
        {(appointment) => (
          <>
            {hasBegun(appointment) && <CallPresence appointment={appointment} party="dietitian" />}
            <AppointmentInvoices appointment={appointment} party="dietitian" />
            <ContactAbout party="dietitian" appointment={appointment} />
          </>
        )}
      </AppointmentScreen>
    )),
  },
  '/dietitian/appointments/$id/preparation': {
    title: preparationWords.title,
    screen: compose(
      [
        () => import('./patients/preparation-screen.tsx'),
        () => import('./appointments/notes/earlier-notes.tsx'),
      ],
      ({ PreparationScreen }, { EarlierNotes }) => (
        <PreparationScreen
          notes={(appointment) => <EarlierNotes id={appointment} />}
          changes={(patient, since) => (
            <>
              <PatientChanges patient={patient} since={since} />
              <PatientQuestionnaires patient={patient} />
            </>
          )}
          gaps={(patient, since) => <PatientGaps patient={patient} since={since} />}
        />
      ),
    ),
  },
  '/dietitian/messages': {
    title: words.messages.title,
    fills: true,
    screen: compose([() => import('./messages/messages-screen.tsx')], ({ MessagesScreen }) => (
      <MessagesScreen party="dietitian" />
    )),
  },
  '/dietitian/patients': {
    title: words.patients.title,
    screen: compose([() => import('./patients/patient-list.tsx')], ({ PatientList }) => <PatientList />),
  },
  '/dietitian/patients/$id': {
    title: words.patient.title,
    back: { to: '/dietitian/patients', label: words.patient.back },
    screen: compose([() => import('./patients/patient-screen.tsx')], ({ PatientScreen }) => (
      <PatientScreen
        overview={({ id }) => (
          <>
            <PatientConcerns patient={id} />
            <PatientGoals patient={id} />
            <PatientQuestionnaires patient={id} />
          </>
        )}
        appointments={({ id }) => <AppointmentsWith id={id} />}
        plans={({ id }) => <WrittenPlans patient={id} />}
        progress={({ id, lastVisitAt }) => <PatientProgress patient={id} lastAppointmentAt={lastVisitAt} />}
      />
    )),
  },
  '/dietitian/services': {
    title: words.services.title,
    screen: compose(
      [() => import('./services/services-panel.tsx'), () => import('./services/packages-panel.tsx')],
      ({ ServicesPanel }, { PackagesPanel }) => (
        <>
          <SellerNotice />
          <ServicesPanel wording="services" />
          <PackagesPanel />
        </>
      ),
    ),
  },
  '/dietitian/availability': {
    title: words.availability.title,
    intro: words.availability.intro,
    screen: compose(
      [
        () => import('./appointments/conflicts/conflicts.tsx'),
        () => import('./availability/availability-panel.tsx'),
      ],
      ({ Conflicts }, { AvailabilityPanel }) => (
        <>
          <Conflicts />
          <AvailabilityPanel />
        </>
      ),
    ),
  },
  '/dietitian/foods': {
    title: words.foods.title,
    back: { to: '/dietitian/nutrition-plans', label: words.foods.back },
    screen: compose([() => import('./foods/foods-panel.tsx')], ({ FoodsPanel }) => <FoodsPanel />),
  },
  '/dietitian/nutrition-plans': {
    title: words.plans.title,
    screen: compose([() => import('./plans/plan-list.tsx')], ({ PlanList }) => <PlanList />),
  },
  '/dietitian/nutrition-plans/$id': {
    title: words.plan.title,
    back: { to: '/dietitian/nutrition-plans', label: words.plan.back },
    screen: compose([() => import('./plans/plan-screen.tsx')], ({ PlanScreen }) => <PlanScreen />),
  },
  '/dietitian/reviews': {
    title: reviewsPage.title,
    screen: compose([() => import('./reviews/my-reviews.tsx')], ({ MyReviews }) => <MyReviews />),
  },
  '/dietitian/payments': {
    title: words.payments.title,
    screen: compose(
      [
        () => import('#web/money/payouts/earnings-statement.tsx'),
        () => import('#web/money/payouts/own-balance.tsx'),
        () => import('#web/money/payouts/own-payouts.tsx'),
        () => import('#web/money/payouts/own-statements.tsx'),
      ],
      ({ EarningsStatement }, { OwnBalance }, { OwnPayouts }, { OwnStatements }) => (
        <>
          <SellerNotice />
          <OwnBalance
            payouts={
              <>
                <OwnPayouts />
                <OwnStatements />
              </>
            }
          >
            <EarningsStatement />
          </OwnBalance>
        </>
      ),
    ),
  },
  '/dietitian/invoices/$id': {
    title: invoiceTitles.title,
    back: { to: '/dietitian/settings?tab=billing', label: invoiceTitles.back },
    screen: compose([() => import('#web/money/invoices/invoice-screen.tsx')], ({ InvoiceScreen }) => (
      <InvoiceScreen side="dietitian" />
    )),
  },
  '/dietitian/support': {
    title: supportTitles.title,
    screen: compose([() => import('./support/ticket-list.tsx')], ({ TicketList }) => (
      <TicketList party="dietitian" />
    )),
  },
  '/dietitian/support/new': {
    title: supportTitles.contact,
    back: { to: '/dietitian/support', label: supportTitles.back },
    screen: compose([() => import('./support/new-ticket.tsx')], ({ NewTicket }) => (
      <NewTicket party="dietitian" />
    )),
  },
  '/dietitian/support/$id': {
    title: supportTitles.title,
    back: { to: '/dietitian/support', label: supportTitles.back },
    screen: compose([() => import('./support/ticket-screen.tsx')], ({ TicketScreen }) => (
      <TicketScreen party="dietitian" />
    )),
  },
  '/dietitian/profile': {
    title: words.profile.title,
    screen: compose(
      [
        () => import('./profiles/practice-profile.tsx'),
        () => import('./documents/uploads.tsx'),
        () => import('./verification/verification-status.tsx'),
      ],
      ({ PracticeProfile }, { Uploads }, { VerificationStatus }) => (
        <Uploads>
          <PracticeProfile
            verificationStatus={<VerificationStatus />}
            services={<ProfileServices wording="profile" />}
            documents={<Documents />}
          />
        </Uploads>
      ),
    ),
  },
  '/dietitian/settings': {
    title: words.settings.title,
    // Three tabs as specified: security is part of the account here.
    tabs: [
      {
        id: 'account',
        label: words.settings.account.label,
        content: (
          <div className="flex flex-col gap-10">
            <Account />
            <PublicListing />
            <Security />
          </div>
        ),
      },
      {
        id: 'notifications',
        label: words.settings.notifications.label,
        content: <Notifications party="dietitian" />,
      },
      { id: 'billing', label: words.settings.billing.label, content: <Billing /> },
    ],
  },
  '/dietitian/onboarding': {
    title: words.onboarding.title,
    screen: compose([() => import('./onboarding/dietitian-onboarding.tsx')], ({ DietitianOnboarding }) => (
      <DietitianOnboarding documents={(labelledBy) => <DocumentsStep labelledBy={labelledBy} />} />
    )),
  },
})
