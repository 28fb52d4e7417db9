import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { prompt } from '../../shared/ui/dialogs.ts'
import { toast } from '../../shared/ui/toast.ts'
import { text } from './projects.messages.ts'
import classes from './SavedFilters.module.css'
import { mostSavedFilters, useSavedFilters } from './savedFilters.ts'

const longestName = 20

const askName = () =>
  prompt({
    title: text.saveFilterTitle,
    label: text.filterName,
    placeholder: text.filterNamePlaceholder,
    yes: text.save,
    check: (typed) => {
      if (!typed.trim()) return text.filterNameMissing
      return typed.trim().length > longestName ? text.filterNameTooLong : null
    },
  })

/** Named filters of one's own: applied with a click, saved from what is on screen. */
export const SavedFilters = ({ user_no }: { user_no: number }) => {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useSearchParams()
  const { list, isFull, save, remove } = useSavedFilters(user_no)

  const saveCurrent = async () => {
    setOpen(false)
    if (isFull) return toast.error(text.tooManyFilters(mostSavedFilters))
    const name = await askName()
    if (name === null) return
    const conditions = new URLSearchParams(search)
    conditions.delete('offset')
    save({ name: name.trim(), search: conditions.toString() })
    toast.success(text.filterSaved)
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={260} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={16} stroke={1.6} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {text.savedFilters}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.savedFilters} p={6}>
        {list.length === 0 && <p className={classes.none}>{text.noSavedFilters}</p>}
        <ul className={classes.list}>
          {list.map((filter) => (
            <li key={filter.name}>
              <button
                type="button"
                className={classes.apply}
                onClick={() => {
                  setSearch(filter.search)
                  setOpen(false)
                }}
              >
                {filter.name}
              </button>
              <ActionIcon size="sm" aria-label={text.removeFilter(filter.name)} onClick={() => remove(filter.name)}>
                <IconTrash size={15} stroke={1.6} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <Button fullWidth size="xs" variant="light" mt={6} disabled={search.size === 0} onClick={saveCurrent}>
          {text.saveFilter}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
