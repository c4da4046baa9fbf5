-- An operator's import of a release of foods stands in the log that admins read.
alter policy events_of_admins on events
  using ((select app.role()) = 'admin' and (app.is_audited(kind) or (subject_type = 'user' and kind like 'practice.%')
    or kind in (
      'card.added', 'card.default_chosen', 'card.removed', 'payment.disputed', 'payment.dispute_ended',
      'payment.refund_decided', 'ledger.downloaded', 'record.opened', 'record.read', 'record.closed', 'payout.asked',
      'payout.paid', 'payout.returned', 'payouts.held', 'payouts.released', 'reconciliation.asked', 'difference.looked_into',
      'survey.answer_read', 'survey.answer_removed', 'survey.answers_downloaded', 'newsletter.subscriber_removed',
      'newsletter.subscribers_downloaded', 'foods.release_imported')));
