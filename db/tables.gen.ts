// Written by `npm run schema` from the catalogue of a migrated database. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export type Tables = {
  absence_claims: {
    appointment_id: string
    opened_by: string
    opened_at: Date
    ends_at: Date
    patient_says: string | null
    patient_said_at: Date | null
    patient_words_sealed: Buffer | null
    dietitian_says: string | null
    dietitian_said_at: Date | null
    dietitian_words_sealed: Buffer | null
    for_admins_at: Date | null
    decided_as: string | null
    decided_at: Date | null
    decided_by: string | null
  }
  access_requests: {
    patient_id: string
    dietitian_id: string
    health_groups: string[]
    asked_at: Date
    answered_at: Date | null
  }
  access_tokens: {
    id: Generated<string>
    user_id: string
    name: string
    scope: string
    role: string
    token_hash: string
    made_at: Date
    expires_at: Date
    used_at: Date | null
  }
  account_days: {
    day: string
    role: string
    accounts: number
  }
  account_tokens: {
    id: string
    user_id: string
    purpose: string
    token_hash: string
    made_at: Date
    expires_at: Date
    used_at: Date | null
    redirect_to: string | null
    new_email: string | null
    old_email: string | null
  }
  admin_duties: {
    user_id: string
    duty: string
    given_at: Date
    given_by: string
  }
  answered_requests: {
    actor: string
    key: string
    fingerprint: string
    status: number
    body_sealed: Buffer | null
    at: Date
    subject: string | null
  }
  appointments: {
    id: Generated<string>
    patient_id: string | null
    dietitian_id: string | null
    service_id: string | null
    type: string
    service_name: string
    mode: string
    price_halalas: number
    policy: unknown
    starts_at: Date
    ends_at: Date
    zone: string
    patient_zone: string
    date: GeneratedAlways<string>
    start_time: GeneratedAlways<string>
    end_time: GeneratedAlways<string>
    status: string
    lapses_at: Date | null
    ending: string | null
    outcome: string | null
    completed_at: Date | null
    moves: Generated<number>
    meeting_link: string | null
    city: string | null
    location: string | null
    conflict_accepted_at: Date | null
    reminded: Generated<string[]>
    version: Generated<number>
    sequence: Generated<number>
    requested_at: Date
    changed_at: Date
    in_calendars: Generated<string[]>
    reason: string | null
    other_service_name: string | null
    other_location: string | null
    wanted_at: Date | null
    wanted_since: Date | null
    wanted_until: Date | null
    message_sealed: Buffer | null
    patient_attended_at: Date | null
    dietitian_attended_at: Date | null
    paid_halalas: Generated<number>
    refund_halalas: number | null
    refund_to: string | null
    package_id: string | null
    reason_sealed: Buffer | null
    district: string | null
    other_district: string | null
    booked_by: Generated<string>
  }
  audited_kinds: {
    kind: string
  }
  availabilities: {
    user_id: string
    zone: string
    weekly: unknown
    buffer_minutes: number
    notice_minutes: number
    horizon_days: number
    increment_minutes: number
    most_per_day: number | null
    most_per_patient: number
    takes_at_once: boolean
    updated_at: Date
    refund_whole_hours: number | null
    refund_part_hours: number | null
    refund_part_percent: number | null
  }
  awaited_appointments: {
    id: string
    patient_id: string
    dietitian_id: string
    service_id: string | null
    type: string
    service_name: string
    other_service_name: string | null
    mode: string
    price_halalas: number
    policy: unknown
    starts_at: Date
    ends_at: Date
    patient_zone: string
    message_sealed: Buffer | null
    asked_at: Date
    held_until: Date
    wallet_halalas: Generated<number>
    reserved_id: string | null
  }
  billing_details: {
    user_id: string
    legal_name: string
    vat_number: string | null
    iban_sealed: Buffer | null
    iban_end: string | null
    street: string
    district: string | null
    city: string
    postal_code: string
    saved_at: Date
    iban_changed_at: Date | null
    health_license: string | null
  }
  breaches: {
    id: Generated<string>
    version: Generated<number>
    is_drill: boolean
    title: string
    known_at: Date
    happened_on: string
    ended_on: string | null
    what: string
    categories: string[]
    people_count: number
    records_count: number
    risks: string
    measures: string
    contact: string
    authority_told_at: Date | null
    authority_reference: string | null
    subjects_told_at: Date | null
    closed_at: Date | null
    conclusion: string | null
  }
  calendar_feeds: {
    id: Generated<string>
    user_id: string
    made_at: Date
  }
  call_presences: {
    id: Generated<string>
    appointment_id: string
    person_id: string
    party: string
    seat: string
    joined_at: Date
    seen_at: Date
    left_at: Date | null
  }
  canned_answers: {
    id: Generated<string>
    title: string
    title_arabic: string
    content: string
    content_arabic: string
    changed_at: Date
  }
  card_additions: {
    id: string
    user_id: string
    form: string
    begun_at: Date
    returned_at: Date | null
    ended_at: Date | null
    outcome: string | null
    released_at: Date | null
  }
  card_charges: {
    id: string
    payment_id: string
    method_id: string | null
    asked_at: Date
    failed_at: Date | null
  }
  changes: {
    user_id: string
    sequence: string
    topic: string
    facts: unknown
    at: Date
  }
  connected_accounts: {
    id: Generated<string>
    user_id: string
    provider: string
    issuer: string
    subject: string
    connected_at: Date
    used_at: Date | null
  }
  consents: {
    id: Generated<string>
    user_id: string
    purpose: string
    given: boolean
    version: string
    language: string
    method: string
    address_mark: string | null
    at: Date
  }
  consultation_notes: {
    appointment_id: string
    private_sealed: Buffer
    shared_sealed: Buffer
    saved_at: Date
    signed_at: Date | null
    adime_sealed: Buffer | null
  }
  contact_choices: {
    user_id: string
    email_updates: boolean
    email_reminders: boolean
    sms_updates: boolean
    sms_reminders: boolean
    changed_at: Date
    email_digest: boolean
    zone: Generated<string>
    zone_chosen: boolean
  }
  conversations: {
    id: Generated<string>
    kind: string
    person_id: string
    dietitian_id: string | null
    begun_by: string | null
    begun_at: Date
    last_sequence: Generated<string>
    last_at: Date | null
    person_read: Generated<string>
    other_read: Generated<string>
  }
  counters: {
    key: string
    started_at: Date
    ends_at: Date
    spent: number
  }
  data_requests: {
    id: Generated<string>
    person_id: string | null
    requester: string | null
    kind: string
    channel: string
    content: string | null
    identity_verified: boolean
    received_at: Date
    due_at: Date
    extended_at: Date | null
    answered_at: Date | null
    outcome: string | null
    requester_sealed: Buffer | null
    content_sealed: Buffer | null
  }
  demo_fillings: {
    part: string
    account_id: string
    filled_at: Date
  }
  dietitian_profiles: {
    user_id: string
    specialization: string | null
    years_of_experience: string | null
    license_number: string | null
    education: string | null
    certifications: Generated<string[]>
    hourly_rate_halalas: number | null
    service_offerings: Generated<string[]>
    updated_at: Date
    title: Generated<string | null>
    bio: Generated<string>
    consultation_fee_halalas: number | null
    license_expires_on: string | null
    languages: Generated<string[]>
    city: string | null
    address: string | null
    other_title: Generated<string | null>
    other_bio: string | null
    other_education: string | null
    other_address: string | null
    stated_name: string | null
    stated_other_name: string | null
    district: string | null
    other_district: string | null
  }
  differences: {
    id: Generated<string>
    kind: string
    subject: string
    payment_id: string | null
    gateway_halalas: number | null
    our_halalas: number | null
    found_at: Date
    gone_at: Date | null
    looked_at: Date | null
    note: string | null
  }
  disputes: {
    id: Generated<string>
    payment_id: string
    gateway_dispute: string
    halalas: number
    reason: string
    state: Generated<string>
    opened_at: Date
    ended_at: Date | null
    gone_back: Generated<number>
    borne: Generated<number>
    answer_by: string | null
    answered_at: Date | null
  }
  documents: {
    id: string
    user_id: string
    kind: string
    name: string
    type: string
    bytes: number
    content_hash: string
    uploaded_at: Date
    verified_at: Date | null
  }
  einvoices: {
    invoice_id: string
    seller: string
    icv: number
    previous_hash: string
    hash: string
    xml_sealed: Buffer | null
    handed_over_at: Date | null
  }
  events: {
    id: string
    kind: string
    subject_type: string
    subject_id: string
    actor: string
    at: Date
    detail: Generated<unknown>
  }
  evidence_files: {
    id: string
    dispute_id: string | null
    claim_id: string | null
    key_sealed: Buffer
    name_sealed: Buffer
    type: string
    bytes: number
    uploaded_at: Date
    uploaded_by: string | null
  }
  favorites: {
    patient_id: string
    dietitian_id: string
    saved_at: Date
  }
  feeds: {
    user_id: string
    last: string
  }
  file_probes: {
    node: string
    name: string
    tried_at: Date
    written_at: Date | null
    writer: string | null
    outcome: string
  }
  file_store: {
    is_only: Generated<boolean>
    marker: string
    marked_at: Date | null
  }
  food_beginnings: {
    beginning: string
    name_length: number
    food_id: string
    food_group: string
  }
  food_uses: {
    dietitian_id: string
    food_id: string
    times: number
  }
  foods: {
    id: Generated<string>
    owner_id: string | null
    name_en: string | null
    name_ar: string | null
    food_group: string
    facts: unknown
    words: string
    edition: string | null
    written_at: Date
    standing: number | null
    uses: Generated<number>
  }
  health_choices: {
    user_id: string
    units: unknown
    shares_record: boolean
    changed_at: Date
  }
  health_corrections: {
    id: Generated<string>
    user_id: string
    entry_id: string
    taken_at: Date
    source: string
    content_sealed: Buffer
    corrected_by: string | null
    corrected_at: Date
  }
  health_entries: {
    id: Generated<string>
    user_id: string
    kind: string
    taken_at: Date
    source: string
    client_id: string
    content_sealed: Buffer
    recorded_at: Date
    recorded_by: string | null
  }
  health_files: {
    id: string
    user_id: string
    entry_id: string | null
    client_id: string
    name_sealed: Buffer
    type: string
    bytes: number
    reported_on: string | null
    uploaded_at: Date
  }
  health_goals: {
    id: string
    patient_id: string
    dietitian_id: string | null
    is_own: boolean
    kind: string
    content_sealed: Buffer
    by_on: string | null
    state: string
    proposed_by: string
    proposed_at: Date
    agreed_at: Date | null
    ended_at: Date | null
  }
  health_profiles: {
    user_id: string
    answers_sealed: Buffer
    updated_at: Date
  }
  health_readings: {
    id: Generated<string>
    patient_id: string
    dietitian_id: string | null
    health_group: string
    read_on: string
    times: number
    last_at: Date
  }
  hour_exceptions: {
    id: Generated<string>
    user_id: string
    kind: string
    from_on: string
    to_on: string
    weekdays: number[] | null
    hours: Generated<unknown>
    label: Generated<string>
    made_at: Date
  }
  invoice_counters: {
    seller: string
    kind: string
    year: number
    last: number
  }
  invoice_sellers: {
    id: Generated<string>
    code: GeneratedAlways<string>
    place: number
    user_id: string | null
  }
  invoice_settings: {
    id: Generated<boolean>
    legal_name: Generated<string>
    legal_name_arabic: Generated<string>
    vat_number: string | null
    commercial_number: string | null
    street: Generated<string>
    district: Generated<string>
    city: Generated<string>
    postal_code: string | null
    zero_rates_citizens: Generated<boolean>
    version: Generated<number>
    changed_at: Date | null
  }
  invoices: {
    id: string
    kind: string
    about: string
    seller: string
    year: number
    place: number
    number: string
    seller_id: string | null
    buyer_id: string | null
    payment_id: string | null
    refund_id: string | null
    month: string | null
    appointment_id: string | null
    corrects: string | null
    issued_at: Date
    net_halalas: number
    vat_halalas: number
    total_halalas: number
    document_sealed: Buffer | null
  }
  kept_notes: {
    id: Generated<string>
    key_sealed: Buffer
    about_sealed: Buffer
    note_sealed: Buffer
    kept_at: Date
    destroy_at: Date
  }
  known_devices: {
    user_id: string
    device_hash: string
    first_seen_at: Date
    last_seen_at: Date
  }
  ledger_accounts: {
    id: Generated<string>
    kind: string
    user_id: string | null
  }
  ledger_entries: {
    transaction_id: string
    account_id: string
    halalas: string
  }
  ledger_transactions: {
    id: Generated<string>
    kind: string
    cause_id: string
    posted_at: Date
    written_in: Generated<string>
  }
  listings: {
    user_id: string
    rank: number
    licensed_until: string
    calls_from: string
    next_call_at: Date | null
    next_free_at: Date | null
    written_at: Date
    price_halalas: number | null
    rating: number | null
    review_count: Generated<number>
    choices: string
    by_rating: GeneratedAlways<number>
    by_price: GeneratedAlways<number>
    by_soonest: GeneratedAlways<Date>
    last_calls: Date[]
    traits: string
    words: string
    name: string
    other_name: string | null
    title: string
    specialization: string
    experience: string
    city: string | null
    gender: string | null
    photo_id: string | null
    has_video: boolean
    has_in_person: boolean
    languages: string[]
    zone: string
    takes_at_once: boolean
    license_number: string
    services: Generated<unknown>
    certificates: Generated<unknown>
    education: string
    bio: string
    other_title: string | null
    other_bio: string | null
    other_education: string | null
    district: string | null
    other_district: string | null
    first_service: string | null
    next_times: Generated<Date[]>
  }
  measure_reminders: {
    id: Generated<string>
    user_id: string
    kind: string
    weekdays: number[]
    at_time: string
    made_at: Date
    reminded_on: string | null
  }
  message_files: {
    id: string
    conversation_id: string
    message_id: string | null
    sender_id: string | null
    name_sealed: Buffer
    type: string
    bytes: number
    width: number | null
    height: number | null
    uploaded_at: Date
  }
  message_reports: {
    id: Generated<string>
    message_id: string
    person_id: string
    reporter_id: string | null
    writer_id: string | null
    reason: string
    note_sealed: Buffer | null
    content_sealed: Buffer | null
    file_type: string | null
    written_at: Date
    reported_at: Date
    closed_at: Date | null
    outcome: string | null
  }
  messages: {
    id: string
    conversation_id: string
    sequence: string
    sender_id: string | null
    by_person: boolean
    client_id: string
    content_sealed: Buffer | null
    at: Date
    edited_at: Date | null
    taken_back_at: Date | null
  }
  migrations: {
    name: string
    checksum: string
    applied_at: Generated<Date>
  }
  national_ids: {
    user_id: string
    number_sealed: Buffer
    number_end: string
    saved_at: Date
  }
  newsletter_subscribers: {
    id: Generated<string>
    email: string
    language: string
    asked_at: Date
    confirmed_at: Date | null
    left_at: Date | null
  }
  nodes: {
    id: string
    seen_at: Date
    seals_with: string | null
  }
  note_addenda: {
    id: Generated<string>
    appointment_id: string
    audience: string
    text_sealed: Buffer
    at: Date
  }
  note_templates: {
    id: Generated<string>
    dietitian_id: string
    template_sealed: Buffer
    saved_at: Date
  }
  notification_states: {
    user_id: string
    last: string
    cleared_to: Generated<string>
    digested_to: Generated<string>
    digested_on: string | null
  }
  notifications: {
    user_id: string
    sequence: string
    event_id: string
    kind: string
    side: string | null
    subject_id: string | null
    dietitian_id: string | null
    starts_at: Date | null
    at: Date
    read_at: Date | null
    pushed_at: Date | null
    pushed_to: string[] | null
  }
  nutrition_plan_baskets: {
    plan_id: string
    user_id: string
    basket_sealed: Buffer
    changed_at: Date
  }
  nutrition_plan_days: {
    plan_id: string
    number: number
    day_sealed: Buffer
    version: number
    saved_at: Date
  }
  nutrition_plan_meals: {
    plan_id: string
    eaten_on: string
    meal_id: string
    user_id: string
    meal_sealed: Buffer
    entry_id: string | null
    changed_at: Date
  }
  nutrition_plan_templates: {
    id: string
    dietitian_id: string
    template_sealed: Buffer
    saved_at: Date
  }
  nutrition_plan_versions: {
    plan_id: string
    version: number
    plan_sealed: Buffer
    published_at: Date
  }
  nutrition_plans: {
    id: string
    patient_id: string
    dietitian_id: string | null
    state: string
    version: number
    days: number
    head_sealed: Buffer
    head_version: number
    foods_sealed: Buffer
    has_changes: boolean
    made_at: Date
    changed_at: Date
    published_at: Date | null
    ended_at: Date | null
    stands_in: Generated<boolean>
  }
  onboardings: {
    user_id: string
    role: string
    step: number
    years: number | null
    days: number[] | null
    completed_at: Date | null
    saved_at: Date
  }
  own_questionnaires: {
    id: Generated<string>
    dietitian_id: string
    version: Generated<number>
    asked_version: Generated<number>
    content_sealed: Buffer
    services: Generated<string[]>
    saved_at: Date
  }
  package_offer_parts: {
    offer_id: string
    place: number
    service_id: string
    uses: number
  }
  package_offers: {
    id: Generated<string>
    dietitian_id: string
    service_id: string
    uses: number
    days: number
    price_halalas: number
    offered_at: Date
    changed_at: Date
    withdrawn_at: Date | null
  }
  package_parts: {
    package_id: string
    place: number
    service_id: string | null
    service_name: string
    other_service_name: string | null
    uses: number
    single_halalas: number
  }
  package_uses: {
    package_id: string
    place: number
    halalas: number
    state: Generated<string>
    appointment_id: string | null
    part: number | null
  }
  packages: {
    id: string
    patient_id: string | null
    dietitian_id: string | null
    offer_id: string | null
    service_id: string | null
    service_name: string
    other_service_name: string | null
    uses: number
    days: number
    price_halalas: number
    policy: unknown
    state: Generated<string>
    asked_at: Date
    bought_at: Date | null
    expires_at: Date | null
    ended_at: Date | null
    ending: string | null
    warned_days: number | null
  }
  page_dates: {
    path: string
    mark: string
    changed_at: Date
  }
  patient_connections: {
    dietitian_id: string
    patient_id: string
    is_own: boolean
    connected_at: Date
  }
  payment_methods: {
    id: Generated<string>
    user_id: string
    gateway_token: string
    brand: string
    last_four: string
    expires_on: string
    is_default: Generated<boolean>
    added_at: Date
  }
  payment_webhooks: {
    id: Generated<string>
    gateway_event: string
    body_sealed: Buffer
    received_at: Date
    handled_at: Date | null
  }
  payments: {
    id: string
    patient_id: string | null
    dietitian_id: string | null
    appointment_id: string | null
    amount_halalas: number
    fee_percent: number
    vat_percent: number
    form: string | null
    url: string | null
    state: Generated<string>
    opened_at: Date
    form_until: Date
    gateway_payment: string | null
    card_brand: string | null
    last_four: string | null
    captured_at: Date | null
    settled_at: Date | null
    refunding_until: Date | null
    returns_to: string | null
    disputed_at: Date | null
    wallet_halalas: Generated<number>
    package_id: string | null
    told_waiting_at: Date | null
  }
  payout_holds: {
    dietitian_id: string
    reason: string | null
    held_by: string | null
    held_at: Date
    id: Generated<string>
    lifted_at: Date | null
    lifted_by: string | null
    is_replaced: Generated<boolean>
    with_suspension: Generated<boolean>
    reason_sealed: Buffer | null
  }
  payouts: {
    id: string
    dietitian_id: string | null
    number: string
    halalas: string
    cause: string
    account_sealed: Buffer | null
    iban_end: string | null
    state: Generated<string>
    asked_at: Date
    ended_at: Date | null
    gateway_payout: string | null
    reason: string | null
    tries: Generated<number>
    decided_as: string | null
  }
  pending_earnings: {
    cause_id: string
    earned_in: string
  }
  person_keys: {
    user_id: string
    key_sealed: Buffer
    made_at: Date
  }
  photos: {
    id: string
    user_id: string
    taken_at: Date
  }
  platform_setting_changes: {
    id: Generated<string>
    setting: string
    was: unknown
    became: unknown
    changed_by: string | null
    changed_at: Date
  }
  platform_settings: {
    id: Generated<boolean>
    version: Generated<number>
    changed_at: Date | null
    patients_may_register: Generated<boolean>
    dietitians_may_register: Generated<boolean>
    takes_bookings: Generated<boolean>
    most_pending: Generated<number>
    usual_notice_hours: Generated<number>
    usual_horizon_days: Generated<number>
    usual_most_upcoming: Generated<number>
    monthly_target: Generated<number>
    ramadan_year: string | null
    ramadan_starts: Generated<number>
    ramadan_ends: Generated<number>
    announcement_on: Generated<boolean>
    announcement_english: Generated<string>
    announcement_arabic: Generated<string>
    announcement_for: Generated<string>
    announcement_until: string | null
    takes_payments: Generated<boolean>
    fee_percent: Generated<number>
    vat_percent: Generated<number>
    payout_weekday: Generated<number>
    payout_minimum: Generated<number>
    refund_whole_hours: Generated<number>
    refund_part_hours: Generated<number>
    refund_part_percent: Generated<number>
    next_fee_percent: number | null
    next_fee_on: string | null
    own_fee_percent: Generated<number>
    shows_review_texts: Generated<boolean>
    ramadan_dress: Generated<boolean>
  }
  post_hours: {
    hour: Date
    channel: string
    sent: Generated<number>
    failed: Generated<number>
  }
  practice_decisions: {
    id: Generated<string>
    user_id: string
    reason: string | null
    license_number: string | null
  }
  practice_invitations: {
    id: Generated<string>
    dietitian_id: string
    email: string | null
    language: string
    made_at: Date
    refused_at: Date | null
  }
  presences: {
    user_id: string
    nodes: string[]
    last_seen_at: Date
  }
  privacy_entries: {
    id: Generated<string>
    matter_id: string
    kind: string
    note: Generated<string>
    by_id: string | null
    at: Date
  }
  profiles: {
    id: string
    first_name: string | null
    last_name: string | null
    full_name: GeneratedAlways<string | null>
    phone: string | null
    gender: string | null
    date_of_birth: string | null
    updated_at: Date
    other_name: string | null
    bio_sealed: Buffer | null
    photo_id: string | null
  }
  provider_visits: {
    token_hash: string
    provider: string
    aim: string
    user_id: string | null
    redirect_to: string | null
    returns_to: string
    state: string
    nonce: string
    verifier: string
    issuer: string | null
    subject: string | null
    email: string | null
    expires_at: Date
  }
  public_choices: {
    user_id: string
    is_listed: boolean
    shows_photo: boolean
    changed_at: Date
    shows_reviews: Generated<boolean>
  }
  public_pages: {
    user_id: string
    code: GeneratedAlways<string>
    address: string
    sort_en: string
    sort_ar: string
    specialization: string
    city: string | null
    licensed_until: string
    photo_id: string | null
    cards: unknown
    pages: unknown
    made_with: string
    mark: string
    changed_at: Date
  }
  push_keys: {
    id: number
    public: string
    private_sealed: Buffer
    made_at: Date
  }
  push_subscriptions: {
    id: Generated<string>
    user_id: string
    session_id: string
    endpoint: string
    key: string
    auth_secret: string
    made_at: Date
  }
  questionnaires: {
    id: string
    patient_id: string
    dietitian_id: string | null
    instrument: string
    version: string
    answered_by: string
    sent_at: Date
    answers_sealed: Buffer | null
    saved_at: Date | null
    answered_at: Date | null
    result_sealed: Buffer | null
    own_id: string | null
    asked_sealed: Buffer | null
  }
  reconciliations: {
    id: Generated<string>
    from_day: string
    to_day: string
    begun_at: Date
    ended_at: Date | null
    compared: number | null
  }
  record_openings: {
    id: Generated<string>
    person_id: string
    admin_id: string | null
    reason_sealed: Buffer
    opened_at: Date
    ends_at: Date
    closed_at: Date | null
  }
  recovery_codes: {
    user_id: string
    code_hash: string
    made_at: Date
    used_at: Date | null
  }
  refunds: {
    id: Generated<string>
    payment_id: string
    halalas: number
    cause: string
    owed_at: Date
    done_at: Date | null
    reason: string | null
    by_bank: Generated<boolean>
    reason_sealed: Buffer | null
  }
  restores: {
    id: Generated<string>
    backed_up_at: Date
    restored_at: Date
    released_at: Date | null
  }
  retired_keys: {
    id: string
    retired_at: Date
  }
  revenue_days: {
    day: string
    kind: string
    sessions: number
    halalas: string
  }
  reviews: {
    id: Generated<string>
    appointment_id: string
    patient_id: string | null
    dietitian_id: string | null
    service_name: string
    rating: number
    content: string
    written_at: Date
    changed_at: Date | null
    reply: string | null
    replied_at: Date | null
    hidden_at: Date | null
    hidden_by: string | null
    hidden_because: string | null
    other_service_name: string | null
    is_public: Generated<boolean>
  }
  saved_replies: {
    id: Generated<string>
    dietitian_id: string
    reply_sealed: Buffer
    saved_at: Date
  }
  second_factors: {
    user_id: string
    secret_sealed: Buffer
    made_at: Date
    confirmed_at: Date | null
    last_step: Generated<number>
  }
  services: {
    id: Generated<string>
    dietitian_id: string
    slug: string
    name: string
    description: string
    minutes: number
    price_halalas: number
    platform: string
    is_active: boolean
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
    other_name: string | null
    other_description: string | null
    is_initial: Generated<boolean>
    position: Generated<number>
  }
  sessions: {
    id: Generated<string>
    user_id: string
    token_hash: string
    active_role: string
    browser: string | null
    system: string | null
    started_at: Date
    seen_at: Date
    expires_at: Date
    ends_at: Date
    proven_at: Date
    language: string
    second_factor: boolean
    second_factor_due: boolean
    is_open: boolean
  }
  sign_in_tries: {
    key: string
    fails: number
    last_at: Date
    blocked_until: Date | null
  }
  survey_answers: {
    id: string
    audience: string
    language: string
    name: string
    email: string
    phone: string
    company_name: string | null
    position: string | null
    employee_count: string | null
    license_number: string | null
    specialization: string | null
    years_of_experience: string | null
    age: string | null
    gender: string | null
    primary_goal: string | null
    interest: string | null
    needs_sealed: Buffer
    message_sealed: Buffer | null
    answered_at: Date
    answer_mark: string | null
    health_consent: string | null
  }
  suspensions: {
    id: Generated<string>
    user_id: string
    reason: string
    by_id: string | null
    at: Date
    ended_at: Date | null
  }
  taken_times: {
    id: Generated<string>
    person_id: string
    during: string
    held_until: Date | null
    appointment_id: string | null
    holder_id: string | null
    visitor_id: string | null
  }
  taken_uses: {
    id: Generated<string>
    payment_id: string
    appointment_id: string
    halalas: number
    goes_to: string
    reason: string | null
    taken_at: Date
    reason_sealed: Buffer | null
  }
  ticket_files: {
    id: string
    user_id: string
    message_id: string | null
    name_sealed: Buffer
    type: string
    bytes: number
    uploaded_at: Date
    ticket_id: string | null
  }
  ticket_links: {
    id: string
    ticket_id: string
    ends_at: Date
  }
  ticket_messages: {
    id: Generated<string>
    ticket_id: string
    by_team: boolean
    sender_id: string | null
    content_sealed: Buffer
    at: Date
  }
  ticket_notes: {
    id: Generated<string>
    ticket_id: string
    author_id: string | null
    content_sealed: Buffer
    at: Date
  }
  tickets: {
    id: Generated<string>
    person_id: string | null
    side: string | null
    visitor_name: string | null
    visitor_email: string | null
    language: string
    category: string
    priority: string
    status: Generated<string>
    subject_sealed: Buffer
    appointment_id: string | null
    appointment_at: Date | null
    of_absence: Generated<boolean>
    assignee_id: string | null
    asked_at: Date
    opened_at: Date | null
    last_at: Date
    first_answered_at: Date | null
    waiting_since: Date | null
    closed_at: Date | null
    rating: number | null
    rating_comment_sealed: Buffer | null
    rated_at: Date | null
  }
  unwanted_cards: {
    gateway_token: string
    since: Date
  }
  usage_choices: {
    user_id: string
    is_counted: boolean
    changed_at: Date
  }
  usage_days: {
    counted_on: string
    role: string
    language: string
    people: number
  }
  user_roles: {
    id: Generated<string>
    user_id: string
    role_type: string
    is_primary: boolean
    granted_at: Date
    granted_by: string
  }
  users: {
    id: Generated<string>
    email: string
    password_hash: string | null
    language: string
    created_at: Date
    confirmed_at: Date | null
    suspended_at: Date | null
    leaving_at: Date | null
    password_changed_at: Date | null
    second_factor_waived: Generated<boolean>
    opened_from_hash: string | null
    erases_at: Date | null
  }
  verifications: {
    user_id: string
    status: Generated<string>
    submitted_at: Date | null
    decided_at: Date | null
    decided_by: string | null
    reason: string | null
    license_number: string | null
    licensed_until: string | null
    warned_days: number | null
    experience: string | null
  }
  visitor_holds: {
    id: Generated<string>
    browser_hash: string
    address_mark: string
    person_id: string | null
    dietitian_id: string
    service_id: string
    starts_at: Date
    ends_at: Date
    mode: string | null
    zone: string | null
    is_sent: Generated<boolean>
    made_at: Date
    held_until: Date
  }
  wallet_credits: {
    id: Generated<string>
    user_id: string | null
    payment_id: string
    appointment_id: string | null
    halalas: number
    credited_at: Date
    package_id: string | null
    decision_id: string | null
    reason: string | null
    reason_sealed: Buffer | null
    by_admin: Generated<boolean>
  }
  wallet_holds: {
    payment_id: string
    user_id: string | null
    appointment_id: string | null
    halalas: number
    held_at: Date
    held_until: Date
    spent_at: Date | null
    package_id: string | null
  }
  wallet_transfers: {
    id: Generated<string>
    account_id: string
    user_id: string | null
    halalas: number
    iban_end: string | null
    made_by: string | null
    made_at: Date
    returned_at: Date | null
  }
  withheld_groups: {
    patient_id: string
    dietitian_id: string
    health_group: string
    withheld_at: Date
  }
  directory: {
    user_id: string
    rank: number
    licensed_until: string
    calls_from: string
    next_call_at: Date
    next_free_at: Date
    written_at: Date
    price_halalas: number
    rating: number
    review_count: number
    choices: string
    by_rating: number
    by_price: number
    by_soonest: Date
    last_calls: Date[]
    traits: string
    words: string
    name: string
    other_name: string
    title: string
    specialization: string
    experience: string
    city: string
    gender: string
    photo_id: string
    has_video: boolean
    has_in_person: boolean
    languages: string[]
    zone: string
    takes_at_once: boolean
    license_number: string
    services: unknown
    certificates: unknown
    education: string
    bio: string
    other_title: string
    other_bio: string
    other_education: string
    district: string
    other_district: string
    first_service: string
    next_times: Date[]
  }
  met_appointments: {
    id: string
    patient_id: string
    dietitian_id: string
    service_id: string
    type: string
    service_name: string
    other_service_name: string
    mode: string
    price_halalas: number
    policy: unknown
    starts_at: Date
    ends_at: Date
    zone: string
    patient_zone: string
    date: string
    start_time: string
    end_time: string
    status: string
    lapses_at: Date
    wanted_at: Date
    wanted_since: Date
    wanted_until: Date
    ending: string
    outcome: string
    completed_at: Date
    patient_attended_at: Date
    dietitian_attended_at: Date
    moves: number
    meeting_link: string
    city: string
    district: string
    other_district: string
    location: string
    other_location: string
    conflict_accepted_at: Date
    reminded: string[]
    version: number
    sequence: number
    requested_at: Date
    changed_at: Date
    paid_halalas: number
    refund_halalas: number
    package_id: string
    message_sealed: Buffer
    reason: string
    reason_sealed: Buffer
    other_id: string
    other_full_name: string
    other_other_name: string
    other_photo_id: string
    booked_by: string
  }
  met_conversations: {
    id: string
    kind: string
    person_id: string
    dietitian_id: string
    begun_by: string
    begun_at: Date
    last_sequence: string
    last_at: Date
    person_read: string
    other_read: string
    other_full_name: string
    other_other_name: string
    other_photo_id: string
    is_reachable: boolean
  }
  met_patients: {
    id: string
    full_name: string
    other_name: string
    email: string
    phone: string
    date_of_birth: string
    gender: string
  }
  proven_invitations: {
    id: string
    dietitian_id: string
    is_mailed: boolean
    refused_at: Date
    name: string
    other_name: string
    title: string
    other_title: string
    licensed_until: string
  }
  public_directory: {
    user_id: string
    address: string
    cards: unknown
    sort_en: string
    sort_ar: string
    rank: number
    licensed_until: string
    calls_from: string
    next_call_at: Date
    price_halalas: number
    choices: string
    by_rating: number
    by_price: number
    by_soonest: Date
    last_calls: Date[]
    traits: string
    words: string
  }
  public_review_texts: {
    id: string
    dietitian_id: string
    rating: number
    content: string
    written_at: Date
  }
  sealed_by_ring: {
    place: string
    id: string
    bound: string
    sealed: Buffer
    key_id: string
  }
  user_profiles: {
    id: string
    full_name: string
  }
}
