import { ArrowLeft } from 'lucide-react'
import { type ApplicationList, readApplication } from '#contract/oversight/practices.ts'
import { review } from '#copy/oversight/review.ts'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Evidence } from './evidence.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { href } from './search-params.ts'

type ReviewProps = { id: string; list: ApplicationList }

/** One application with everything that a decision needs. */
export function Review({ id, list }: ReviewProps) {
  const t = useWords()
  return (
    <>
      <Link to={href({ list })} className={buttonClass('quiet', 'md', '-ms-3 mb-2 ps-3')}>
        <Icon of={ArrowLeft} mirrored small />
        {t(review.back)}
      </Link>
      <Reviewed id={id} list={list} />
    </>
  )
}

function Reviewed({ id, list }: ReviewProps) {
  const t = useWords()
  const read = useRead(readApplication, { id })
  const { data, error } = read
  if (data) return <Evidence application={data.application} list={list} />
  if (!error) return <ReviewSkeleton />
  return (
    <Card flush>
      {error.status === 404 || error.status === 422 ? (
        <EmptyState title={t(review.gone.title)} description={t(review.gone.text)} />
      ) : (
        <FailedRead title={review.failed} read={read} />
      )}
    </Card>
  )
}
