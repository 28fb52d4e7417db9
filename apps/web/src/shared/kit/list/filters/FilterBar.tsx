import { Fragment, type ReactNode } from 'react'
import type * as z from 'zod'
import { useIsPhone } from '../../../lib/page/useIsPhone.ts'
import { SavedFilters } from '../saved/SavedFilters.tsx'
import { ClearFilters } from './ClearFilters.tsx'
import { foldedCount, namedConditions, noConditions, setConditions } from './conditions.ts'
import { FoldedFilters } from './FoldedFilters.tsx'
import type { FilterPiece } from './filterPiece.ts'
import classes from './filters.module.css'

interface FilterBarProps<Schema extends z.ZodObject, Answer> {
  schema: Schema
  pieces: readonly FilterPiece<z.output<Schema>, Answer>[]
  filter: z.output<Schema>
  change: (patch: Partial<z.output<Schema>>) => void
  answer?: Answer | undefined
  /** The list's name, under which filters are saved. */
  saved?: string | undefined
  /** Stands among what phones fold away. */
  sort?: ReactNode
}

/** A list's filter: views first, then the keyword and the conditions; phones fold the conditions behind one button. */
export const FilterBar = <Schema extends z.ZodObject, Answer>(props: FilterBarProps<Schema, Answer>) => {
  const { schema, pieces, filter, change, answer, saved, sort } = props
  const isPhone = useIsPhone()
  const set = setConditions(schema, pieces, filter)
  const show = (shown: readonly FilterPiece<z.output<Schema>, Answer>[]) =>
    shown.map((piece) => (
      <Fragment key={piece.fields.join()}>{piece.render({ value: filter, change, answer })}</Fragment>
    ))
  const views = pieces.filter(({ isView }) => isView)
  const pinned = pieces.filter(({ isView, isPinned }) => isPinned && !isView)
  const folded = pieces.filter(({ isView, isPinned }) => !isPinned && !isView)
  const hasConditions = pinned.length + folded.length > 0
  // Beside the views there is room for words.
  const isSmall = views.length === 0
  const clear = (small: boolean) => (
    <ClearFilters isSmall={small} onClear={() => change(noConditions(schema, pieces) as Partial<z.output<Schema>>)} />
  )
  const savedFilters = saved && (
    <SavedFilters list={saved} current={namedConditions(schema, filter)} isSmall={isSmall} />
  )

  if (isPhone) {
    // Without conditions the button for saved filters would stand alone on a line.
    const isBesideViews = views.length > 0 && !hasConditions && !sort
    return (
      <>
        {views.length > 0 && (
          <div className={classes.views}>
            {show(views)}
            {isBesideViews && savedFilters}
          </div>
        )}
        {show(pinned)}
        {(folded.length > 0 || sort || set.length > 0) && (
          <FoldedFilters count={foldedCount(pieces, set)}>
            {show(folded)}
            {sort}
            {set.length > 0 && clear(false)}
          </FoldedFilters>
        )}
        {!isBesideViews && savedFilters}
      </>
    )
  }
  const tools = hasConditions && (
    <div className={classes.tools} data-nothing-to-clear={set.length === 0 || undefined}>
      {clear(isSmall)}
      {savedFilters}
    </div>
  )
  return (
    <>
      {views.length > 0 && (
        <div className={classes.views}>
          {show(views)}
          {tools}
        </div>
      )}
      {show(pinned)}
      {show(folded)}
      {views.length === 0 && tools}
    </>
  )
}
