import { Plus, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { type Food, foodGroups } from '#contract/foods/food.ts'
import { mostFound, searchFoods } from '#contract/foods/search.ts'
import { writeNumber } from '#copy/dates.ts'
import { foodGroupNames } from '#copy/foods/options.ts'
import { foodsWords as words } from '#copy/foods/screen.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useFocusAfter } from '#web/lib/use-focus.ts'
import { useSearchQuery } from '#web/lib/use-search-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { useFetchedPart } from '#web/ui/use-fetched-part.ts'
import type { FoodKind } from './food-draft.ts'
import { FoodRow } from './food-row.tsx'
import { FoodSheet } from './food-sheet.tsx'
import { RemoveFood } from './remove-food.tsx'

const loadDialog = async () => (await import('./food-dialog.tsx')).FoodDialog

const loadImport = async () => (await import('./import-dialog.tsx')).ImportDialog

type Opened =
  | { kind: 'detail'; food: Food }
  | { kind: 'removal'; food: Food }
  | { kind: 'form'; of: FoodKind; food: Food | null }
  | { kind: 'import' }

/** The catalogue of foods for plans, and the dietitian's own. */
export function FoodsPanel() {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const [q, search] = useSearchQuery()
  const [group, setGroup] = useState<(typeof foodGroups)[number] | ''>('')
  const [isMine, setMine] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [FoodDialog, fetchDialog] = useFetchedPart(loadDialog)
  const [ImportDialog, fetchImport] = useFetchedPart(loadImport)
  const [title, focusTitle] = useFocusAfter<HTMLHeadingElement>()
  const read = useRead(
    searchFoods,
    { ...(q && { q }), ...(group && { group }), ...(isMine && { mine: '1' as const }) },
    { keepsLast: true },
  )
  const { data, isPlaceholderData } = read
  const close = () => setOpened(null)
  const openForm = async (of: FoodKind, food: Food | null) => {
    if (await fetchDialog()) setOpened({ kind: 'form', of, food })
  }
  const openImport = async () => {
    if (await fetchImport()) setOpened({ kind: 'import' })
  }
  const edit = (food: Food) => openForm(food.recipe ? 'recipe' : 'food', food)
  const isFiltered = q !== '' || group !== ''
  const showAll = () => {
    search('')
    setGroup('')
    setMine(false)
  }

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={titleId} ref={title} tabIndex={-1} className="text-lg font-semibold">
            {t(words.heading)}
          </h2>
          <p className="mt-0.5 max-w-prose text-sm text-ink-soft">{t(words.text)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button aria-haspopup="dialog" onClick={() => openForm('food', null)}>
            <Icon of={Plus} small />
            {t(words.addFood)}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => openForm('recipe', null)}>
            <Icon of={Plus} small />
            {t(words.addRecipe)}
          </Button>
          <Button variant="secondary" aria-haspopup="dialog" onClick={openImport}>
            <Icon of={Upload} small />
            {t(words.importCsv)}
          </Button>
        </div>
      </div>
      <search className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox label={t(words.search)} q={q} onSearch={search} />
        <Select
          aria-label={t(words.group)}
          className="min-w-0 flex-1 basis-40 lg:max-w-64"
          value={group}
          placeholder={t(words.everyGroup)}
          options={foodGroups.map((value) => ({ value, label: t(foodGroupNames[value]) }))}
          onChange={({ target }) => setGroup(foodGroups.find((each) => each === target.value) ?? '')}
        />
        <Checkbox checked={isMine} onChange={({ target }) => setMine(target.checked)}>
          {t(words.mineOnly)}
        </Checkbox>
      </search>
      <Read of={read} failed={words.failed} waiting={<FoodsSkeleton />}>
        {({ foods }) => (
          <RowList
            rows={foods}
            label={t(words.list)}
            isOutdated={isPlaceholderData}
            none={
              isMine && !isFiltered ? (
                <EmptyState title={t(words.noneMine.title)} description={t(words.noneMine.text)} />
              ) : (
                <EmptyState
                  title={t(words.empty.title)}
                  description={t(words.empty.text)}
                  action={
                    <Button variant="secondary" onClick={showAll}>
                      {t(words.empty.clear)}
                    </Button>
                  }
                />
              )
            }
          >
            {(food) => (
              <FoodRow
                key={food.id}
                food={food}
                onOpen={() => setOpened({ kind: 'detail', food })}
                onEdit={() => edit(food)}
                onRemove={() => setOpened({ kind: 'removal', food })}
              />
            )}
          </RowList>
        )}
      </Read>
      {data?.hasMore && (
        <p className="mt-4 text-center text-sm text-ink-soft">
          {t(words.more(writeNumber(language, mostFound)))}
        </p>
      )}
      {opened?.kind === 'detail' && (
        <FoodSheet
          food={opened.food}
          onClose={close}
          onEdit={() => edit(opened.food)}
          onRemove={() => setOpened({ kind: 'removal', food: opened.food })}
        />
      )}
      {opened?.kind === 'form' && FoodDialog && (
        <FoodDialog key={opened.food?.id ?? opened.of} kind={opened.of} food={opened.food} onClose={close} />
      )}
      {opened?.kind === 'import' && ImportDialog && <ImportDialog onClose={close} />}
      {opened?.kind === 'removal' && <RemoveFood food={opened.food} onClose={close} onRemoved={focusTitle} />}
    </section>
  )
}

function FoodsSkeleton() {
  return (
    <SkeletonGroup>
      <Card flush className="divide-y divide-line">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <div key={row} className="p-5 sm:px-6">
            <Skeleton className="w-48 max-w-full text-md" />
            <Skeleton className="mt-1 w-96 max-w-full text-sm" />
            <Skeleton className="mt-1 w-64 max-w-full text-xs" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
