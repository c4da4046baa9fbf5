import { type ReactNode, useId } from 'react'
import { type PlatformPart, readPlatformHealth } from '#contract/platform/health.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeNumber } from '#copy/dates.ts'
import { platformHealth as words } from '#copy/platform/health.ts'
import { rounds as names } from '#copy/platform/rounds.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { writeSize } from '#web/lib/write-size.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { QueueList } from './queue-list.tsx'
import { StoreProbeLine } from './store-probe-line.tsx'

type Health = OutputOf<typeof readPlatformHealth>

/** The state of queue, email, storage and database, as they report it themselves. */
export function PlatformHealth() {
  const t = useWords()
  const read = useRead(readPlatformHealth, {})
  return (
    <Read of={read} failed={words.failed} waiting={<HealthSkeleton />}>
      {(data) => (
        <div className="flex max-w-5xl flex-col gap-10">
          {data.parts.some(({ way }) => way === 'nobody') && <NoMail />}
          <Section
            name="parts"
            action={
              <Button
                variant="secondary"
                size="sm"
                busy={read.isFetching}
                busyText={t(words.refreshing)}
                onClick={() => read.refetch()}
              >
                {t(words.refresh)}
              </Button>
            }
          >
            <ul className="divide-y divide-line">
              {data.parts.map((each) => (
                <PartRow key={each.part} part={each} health={data} />
              ))}
            </ul>
          </Section>
          <Section name="post">
            <Post post={data.post} />
          </Section>
          <Section name="failed">
            <FailedJobs jobs={data.failed} />
          </Section>
          <Section name="queues">
            <QueueList queues={data.queues} />
          </Section>
          <Section name="rounds">
            <Rounds rounds={data.rounds} />
          </Section>
        </div>
      )}
    </Read>
  )
}

const HealthSkeleton = () => (
  <SkeletonGroup>
    {['parts', 'post', 'failed'].map((part) => (
      <Skeleton key={part} shape="block" className="mb-8 h-40" />
    ))}
  </SkeletonGroup>
)

/** Without email everything seems to work, but new people cannot sign in. */
function NoMail() {
  const t = useWords()
  return (
    <div role="alert" className="rounded-card bg-cancelled px-5 py-4 text-sm text-on-cancelled sm:px-6">
      <p className="font-semibold">{t(words.noMail.title)}</p>
      <p className="mt-1 max-w-prose">{t(words.noMail.text)}</p>
    </div>
  )
}

type SectionProps = { name: keyof typeof words.sections; action?: ReactNode; children: ReactNode }

function Section({ name, action, children }: SectionProps) {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose min-w-0">
          <h2 id={id} className="text-md font-semibold">
            {t(words.sections[name].title)}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t(words.sections[name].text)}</p>
        </div>
        {action}
      </div>
      <Card flush>{children}</Card>
    </section>
  )
}

const gigabyte = 1_073_741_824

function PartRow({ part: { part, isWell, way }, health }: { part: PlatformPart; health: Health }) {
  const t = useWords()
  const language = useLanguage()
  const size = (bytes: number) =>
    bytes < gigabyte
      ? writeSize(language, bytes)
      : t(words.gigabytes(writeNumber(language, Math.round((bytes / gigabyte) * 10) / 10)))
  const facts = {
    database: words.size(size(health.databaseBytes)),
    migrations: words.applied(health.migrations),
    bus: words.nodes(health.nodes),
    storage: health.freeBytes === null ? null : words.free(size(health.freeBytes)),
    ...{ scanner: null, jobs: null, gateway: null, mail: null, sms: null },
  }[part]
  const known = words.ways[way]
  const probe = part === 'storage' ? health.storeProbe : null
  const unsound = probe && probe.outcome !== 'read' ? words.unsound : words.unwell
  const fault = { nobody: words.missing, held: words.held }[way] ?? unsound
  return (
    <li className="flex items-center justify-between gap-x-4 px-5 py-3 sm:px-6">
      <div className="min-w-0 text-sm">
        <p className="font-medium">{t(words.parts[part])}</p>
        <p className="text-ink-soft">
          {[known, facts].flatMap((fact) => (fact ? [t(fact)] : [])).join(' · ')}
        </p>
        {probe && <StoreProbeLine probe={probe} />}
      </div>
      <Badge className="shrink-0" tone={isWell ? 'confirmed' : 'cancelled'}>
        {t(isWell ? words.well : fault)}
      </Badge>
    </li>
  )
}

function Post({ post }: Pick<Health, 'post'>) {
  const t = useWords()
  const language = useLanguage()
  return (
    <div className="grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x rtl:sm:divide-x-reverse">
      {post.map(({ channel, sent, failed }) => (
        <dl key={channel} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 p-5 text-sm sm:px-6">
          <dt className="col-span-2 font-medium">{t(words.parts[channel])}</dt>
          <dt className="text-ink-soft">{t(words.sent)}</dt>
          <dd className="font-medium">{writeNumber(language, sent)}</dd>
          <dt className="text-ink-soft">{t(words.notSent)}</dt>
          <dd className="font-medium">{writeNumber(language, failed)}</dd>
        </dl>
      ))}
    </div>
  )
}

function Rounds({ rounds }: Pick<Health, 'rounds'>) {
  const t = useWords()
  const language = useLanguage()
  if (rounds.length === 0) return <p className="p-5 text-sm text-ink-soft sm:px-6">{t(words.noRounds)}</p>
  return (
    <ul aria-label={t(words.sections.rounds.title)} className="divide-y divide-line">
      {rounds.map(({ task, lastAt }) => (
        <li
          key={task}
          className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2.5 text-sm sm:px-6"
        >
          <span className="min-w-0">
            {names[task] && <span className="block font-medium">{t(names[task])}</span>}
            <bdi dir="ltr" className="block text-xs break-words text-ink-faint">
              {task}
            </bdi>
          </span>
          <span className="text-ink-soft">
            {lastAt ? writeMoment(language, new Date(lastAt), new Date(), 'Asia/Riyadh') : t(words.never)}
          </span>
        </li>
      ))}
    </ul>
  )
}
