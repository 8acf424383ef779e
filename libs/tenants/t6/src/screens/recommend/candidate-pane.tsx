import { useContent, useFailureText, useLabels } from '@captain/content-react'
import type { IncludedMedia } from '@captain/content-core'
import { ErrorState } from '@captain/ui'
import { Button, Select, Skeleton, TextInput } from '@mantine/core'
import { IconCheck, IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { product as declaration } from '../../content-types/product.ts'
import { useWords } from '../use-words.ts'
import { nameOf, ProductLine } from './product-line.tsx'
import classes from './recommend.module.css'
import type { ListedProduct } from './recommend-types.ts'
import { useCandidates } from './use-candidates.ts'

type CandidatePaneProps = {
  /** Products that stand in the slot, and those on the right that are about to: neither can be picked again. */
  readonly inSlot: ReadonlySet<string>
  readonly picked: ReadonlySet<string>
  readonly isFull: boolean
  readonly onPick: (product: ListedProduct, media: Readonly<Record<string, IncludedMedia>>) => void
}

/** Products on sale to pick from. */
export const CandidatePane = ({ inSlot, picked, isFull, onPick }: CandidatePaneProps) => {
  const { locale } = useContent()
  const { recommend: words } = useWords()
  const { optionLabel } = useLabels('product')
  const describe = useFailureText()
  const [q, setQ] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const { query, products, media } = useCandidates(q, category)
  const isTaken = ({ id }: ListedProduct) => inSlot.has(id) || picked.has(id)
  return (
    <section className={classes.pane} aria-label={words.candidates}>
      <h2>{words.candidates}</h2>
      <div className={classes.filters}>
        <TextInput
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<IconSearch size={16} />}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        <Select
          aria-label={words.category}
          placeholder={words.allCategories}
          data={declaration.fields.category.config.options.map((option) => ({ value: option, label: optionLabel('category', option) }))}
          value={category}
          onChange={setCategory}
          clearable
        />
      </div>
      {query.error !== null && query.data === undefined ? (
        <ErrorState title={words.loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {describe(query.error)}
        </ErrorState>
      ) : (
        <ul className={classes.items} aria-busy={query.isPending}>
          {query.isPending && <Skeleton height={52} />}
          {!query.isPending && products.length === 0 && <li className={classes.none}>{words.nothingFound}</li>}
          {products.map((product) => (
            <li key={product.id} className={classes.item} data-taken={isTaken(product) || undefined}>
              <span className={classes.body}>
                <ProductLine product={product} media={media} />
              </span>
              {isTaken(product) ? (
                <span className={classes.taken}>
                  <IconCheck size={14} aria-hidden />
                  {inSlot.has(product.id) ? words.already : words.justPicked}
                </span>
              ) : (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={isFull}
                  aria-label={words.pick(nameOf(product, locale))}
                  onClick={() => onPick(product, media)}
                >
                  <IconPlus size={14} />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </section>
  )
}
