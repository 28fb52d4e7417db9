import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useIsPhone } from '../../../lib/page/useIsPhone.ts'
import { prompt } from '../../../ui/overlay/dialogs.ts'
import classes from './SavedFilters.module.css'
import { nameProblem, renameProblem } from './savedFilter.ts'
import { useRemoveFilter, useRenameFilter, useSavedFilters, useSaveFilter } from './savedFilters.api.ts'
import { savedText as text } from './savedFilters.messages.ts'

const mark = <IconBookmark size={16} stroke={1.6} aria-hidden />

interface SavedFiltersProps {
  /** The list's name. */
  list: string
  /** What is on screen, as an address states it; empty when nothing is worth a name. */
  current: string
  /** A mark alone, where words have no room beside the conditions. */
  isSmall?: boolean
}

/** Named filters of one's own for a list: applied with a click, saved from what is on screen. */
export const SavedFilters = ({ list, current, isSmall = false }: SavedFiltersProps) => {
  const isMark = useIsPhone() || isSmall
  const [isOpen, setOpen] = useState(false)
  const [, setSearch] = useSearchParams()
  const saved = useSavedFilters(list)
  const save = useSaveFilter()
  const remove = useRemoveFilter()
  const rename = useRenameFilter()

  const saveCurrent = async () => {
    setOpen(false)
    const names = saved.map(({ sf_name }) => sf_name)
    const name = await prompt({
      title: text.saveFilterTitle,
      label: text.filterName,
      placeholder: text.filterNamePlaceholder,
      yes: text.save,
      check: (typed) => nameProblem(typed, names),
    })
    if (name === null) return
    save.mutate({ body: { sf_list: list, sf_name: name.trim(), sf_search: current } })
  }

  const askName = async (sf_no: number, sf_name: string) => {
    setOpen(false)
    const others = saved.filter((other) => other.sf_no !== sf_no).map((other) => other.sf_name)
    const name = await prompt({
      title: text.renameTitle,
      label: text.filterName,
      initial: sf_name,
      yes: text.rename,
      check: (typed) => renameProblem(typed, others),
    })
    if (name !== null && name.trim() !== sf_name) rename.mutate({ params: { sf_no }, body: { sf_name: name.trim() } })
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={260} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={isMark ? classes.mark : undefined}
          title={isMark ? text.savedFilters : undefined}
          aria-label={text.savedFilters}
          leftSection={!isMark && mark}
          onClick={() => setOpen(!isOpen)}
        >
          {isMark ? mark : text.savedFilters}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.savedFilters} p={6}>
        {saved.length === 0 && <p className={classes.none}>{text.noSavedFilters}</p>}
        <ul className={classes.list}>
          {saved.map(({ sf_no, sf_name, sf_search }) => (
            <li key={sf_no}>
              <button
                type="button"
                className={classes.apply}
                onClick={() => {
                  setSearch(sf_search)
                  setOpen(false)
                }}
              >
                {sf_name}
              </button>
              <ActionIcon size="sm" aria-label={text.renameFilter(sf_name)} onClick={() => askName(sf_no, sf_name)}>
                <IconPencil size={15} stroke={1.6} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size="sm"
                aria-label={text.removeFilter(sf_name)}
                onClick={() => remove.mutate({ params: { sf_no } })}
              >
                <IconTrash size={15} stroke={1.6} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <Button fullWidth size="xs" variant="light" mt={6} disabled={!current} onClick={saveCurrent}>
          {text.saveFilter}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
