import { CalendarDays, MessageCircle, Video } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { words } from './gallery-words.ts'
import { Icon } from './icon.tsx'
import { NowCard, NowStrip } from './now-card.tsx'
import { SmallTilesSkeleton, StatLink, StatTile, smallTilesClass } from './stat-tile.tsx'
import { WizardFooter } from './wizard-footer.tsx'

/** The appointment of now, figures, and the foot of a form in steps. */
export function GalleryNow() {
  const t = useWords()
  const [step, setStep] = useState(1)
  const facts = (
    <>
      <Icon of={Video} small />
      {t(words.firstVisit)}
    </>
  )
  return (
    <div className="flex flex-col gap-6">
      <NowCard
        personId="1"
        name={t(words.layla)}
        title={<bdi>{t(words.layla)}</bdi>}
        state={t(words.startsIn)}
        facts={facts}
        badges={<Badge tone="accent">{t(words.fresh)}</Badge>}
      >
        <Button variant="quiet-inherit">{t(words.message)}</Button>
        <Button size="lg">{t(words.join)}</Button>
      </NowCard>
      <NowStrip personId="1" name={t(words.layla)} state={t(words.until)}>
        <Button size="sm">{t(words.join)}</Button>
      </NowStrip>
      <ul className={smallTilesClass}>
        <StatTile to="/dietitians" title={t(words.upcoming)} value="3" icon={CalendarDays} isSmall>
          {t(words.faint)}
        </StatTile>
        <StatTile to="/dietitians" title={t(words.message)} value="0" icon={MessageCircle} isSmall>
          {t(words.emptyTitle)}
        </StatTile>
      </ul>
      <SmallTilesSkeleton />
      <ul className="grid gap-4 sm:grid-cols-2">
        <StatTile to="/dietitians" title={t(words.upcoming)} value="1,284" icon={CalendarDays}>
          <StatLink to="/dietitians">{t(words.yesterday)}</StatLink>
        </StatTile>
        <StatTile to="/dietitians" title={t(words.completed)} value="96%">
          <StatLink to="/dietitians">{t(words.yesterday)}</StatLink>
        </StatTile>
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setStep(step === 3 ? 1 : step + 1)
        }}
      >
        <WizardFooter
          step={step}
          isLast={step === 3}
          back={t(words.back)}
          forward={t(step === 3 ? words.submit : words.next)}
          onBack={() => setStep(step - 1)}
        />
      </form>
    </div>
  )
}
