-- A package whose payment is not there, and a payment whose package is not.
alter table differences
  drop constraint differences_kind_check,
  add constraint differences_kind_check check (kind in ('unknown_here', 'missing_there', 'amount', 'refund_unwritten', 'refund_missing',
    'fee', 'ledger', 'unbooked', 'unpaid', 'unsold', 'package_unpaid'));
