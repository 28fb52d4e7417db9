import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import type { KeyboardEvent } from 'react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import type { RowsProps } from '../../../shared/ui/list/DataTable.tsx'
import { RowTick } from '../../../shared/ui/list/RowTick.tsx'
import { rowProps } from '../../../shared/ui/list/rowProps.ts'
import { Skeleton } from '../../../shared/ui/state/Skeleton.tsx'
import { EntryThumbnail } from './EntryThumbnail.tsx'
import classes from './EntryTiles.module.css'
import { sizeWords } from './entryColumns.tsx'

/** The tile in the next row at the same place, going by what is on screen. */
const tileBelow = (tile: Element, side: 1 | -1) => {
  const tiles = [...(tile.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
  const { left, top } = tile.getBoundingClientRect()
  const others = side === 1 ? tiles : tiles.toReversed()
  return others.find((other) => {
    const place = other.getBoundingClientRect()
    return (side === 1 ? place.top > top : place.top < top) && Math.abs(place.left - left) < 4
  })
}

const next = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' } as const
const rowsAway = { ArrowDown: 1, ArrowUp: -1 } as const

const tileFor = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return currentTarget[next[key]]
  if (key === 'ArrowDown' || key === 'ArrowUp') return tileBelow(currentTarget, rowsAway[key])
  return null
}

/** Arrow keys go where they point; everything else is the list's own. */
const withArrows = (props: RowsProps<FileEntry>): RowsProps<FileEntry> => ({
  ...props,
  onRowKey: (row, event) => {
    const isArrow = event.key.startsWith('Arrow')
    if (!isArrow) return props.onRowKey?.(row, event) ?? false
    event.preventDefault()
    const tile = tileFor(event)
    if (tile instanceof HTMLElement) tile.focus()
    return true
  },
})

/** The same rows as pictures: what a file looks like, or the sign of its kind. */
export const EntryTiles = (props: RowsProps<FileEntry>) => {
  const { rows, columns, selection, expected } = props
  const name = columns.find(({ key }) => key === 'name')
  const menu = columns.find(({ key }) => key === 'menu')
  const withKeys = withArrows(props)
  if (!rows)
    return (
      <ul className={classes.tiles} aria-hidden>
        {Array.from({ length: expected }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles hinted at have no identity
          <li key={index} className={classes.tile}>
            <Skeleton h={104} />
            <Skeleton h={14} w="70%" mt={10} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className={classes.tiles}>
      {rows.map((row, index) => (
        <li key={row.ft_no} className={classes.tile} {...rowProps(withKeys, row, index)}>
          <div className={classes.picture}>
            <EntryThumbnail entry={row} />
          </div>
          <div className={classes.words}>
            <div className={classes.name} title={row.name}>
              {name?.render?.(row)}
            </div>
            <SmallText as="span">{sizeWords(row)}</SmallText>
          </div>
          {selection && (
            <span className={classes.tick}>
              <RowTick row={row} selection={selection} />
            </span>
          )}
          <span className={classes.menu}>{menu?.render?.(row)}</span>
        </li>
      ))}
    </ul>
  )
}
