import { BadgeCheck, Video } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { ChangeList } from './change-list.tsx'
import { Completed } from './completed.tsx'
import { Disclosure } from './disclosure.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Fact } from './fact.tsx'
import { words } from './gallery-words.ts'
import { Quoted } from './quoted.tsx'
import { Rating } from './rating.tsx'
import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'
import { Spinner } from './spinner.tsx'

export function GalleryStates() {
  const t = useWords()
  const group = useId()
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-2">
        <Badge tone="pending">{t(words.pending)}</Badge>
        <Badge tone="confirmed">{t(words.confirmed)}</Badge>
        <Badge tone="cancelled">{t(words.cancelled)}</Badge>
        <Badge tone="completed">{t(words.completed)}</Badge>
        <Badge>{t(words.inPerson)}</Badge>
        <Badge tone="info" icon={Video}>
          {t(words.today)}
        </Badge>
        <Badge tone="tint" icon={BadgeCheck}>
          {t(words.licensed)}
        </Badge>
        <Badge tone="accent">{t(words.fresh)}</Badge>
      </div>
      <Completed isFresh>{t(words.completed)}</Completed>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar personId="layla" name={t(words.layla)} photo="/apple-touch-icon.png" size="lg" />
        <Spinner className="text-link" />
        {[0, 3.5, 4.8].map((value) => (
          <Rating key={value} value={value} label={t(words.stars(value))} />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card>
          <div className="flex items-center gap-3">
            <Avatar personId="layla" name={t(words.layla)} />
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semibold">{t(words.layla)}</p>
              <p className="text-xs text-ink-soft">{t(words.diabetes)}</p>
            </div>
            <Badge tone="confirmed">{t(words.today)}</Badge>
          </div>
        </Card>
        <Card>
          <SkeletonGroup className="flex items-center gap-3">
            <Skeleton shape="circle" className="size-11" />
            <span className="flex-1 space-y-1 text-sm">
              <Skeleton className="w-40" />
              <Skeleton className="w-24" />
            </span>
          </SkeletonGroup>
        </Card>
        <Card flush>
          <EmptyState
            title={t(words.emptyTitle)}
            description={t(words.emptyText)}
            action={<Button>{t(words.book)}</Button>}
          />
        </Card>
        <Card flush>
          <ErrorState
            title={t(words.errorTitle)}
            description={t(words.errorText)}
            onRetry={() => undefined}
          />
        </Card>
      </div>
      <ChangeList
        label={t(words.change)}
        changes={[
          { id: 'name', label: t(words.name), before: t(words.reem), after: t(words.layla) },
          { id: 'phone', label: t(words.phone), before: null, after: '+966 50 000 0000' },
        ]}
        words={{ before: t(words.was), after: t(words.fresh), nothing: t(words.nothing) }}
      />
      <dl className="grid grid-cols-2 gap-4 text-sm">
        <Fact label={t(words.name)}>{t(words.layla)}</Fact>
        <Fact label={t(words.phone)} isTight>
          {t(words.nothing)}
        </Fact>
      </dl>
      <Quoted>{[words.dialogText.en, words.dialogText.ar].join('\n')}</Quoted>
      <div>
        <Disclosure title={t(words.faqOne)} group={group} heading="h3" open>
          {t(words.body)}
        </Disclosure>
        <Disclosure title={t(words.faqTwo)} group={group} heading="h3">
          {t(words.body)}
        </Disclosure>
      </div>
    </div>
  )
}
