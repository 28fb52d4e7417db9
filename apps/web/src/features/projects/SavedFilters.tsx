import { mostSavedFilters, SavedFilterDraft, tooManyFilters } from '@crm/contract/projectRows'
import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { prompt } from '../../shared/ui/dialogs.ts'
import { toast } from '../../shared/ui/toast.ts'
import { useRemoveFilter, useSavedFilters, useSaveFilter } from './projects.api.ts'
import { text } from './projects.messages.ts'
import classes from './SavedFilters.module.css'

const askName = () =>
  prompt({
    title: text.saveFilterTitle,
    label: text.filterName,
    placeholder: text.filterNamePlaceholder,
    yes: text.save,
    check: (typed) => SavedFilterDraft.shape.pf_name.safeParse(typed).error?.issues[0]?.message ?? null,
  })

/** Named filters of one's own: applied with a click, saved from what is on screen. */
export const SavedFilters = () => {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useSearchParams()
  const list = useSavedFilters()
  const save = useSaveFilter(text.filterSaved)
  const remove = useRemoveFilter()

  const saveCurrent = async () => {
    setOpen(false)
    if (list.length >= mostSavedFilters) return toast.error(tooManyFilters)
    const name = await askName()
    if (name === null) return
    const conditions = new URLSearchParams(search)
    conditions.delete('offset')
    save.mutate({ body: { pf_name: name.trim(), pf_search: conditions.toString() } })
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
          {list.map(({ pf_no, pf_name, pf_search }) => (
            <li key={pf_no}>
              <button
                type="button"
                className={classes.apply}
                onClick={() => {
                  setSearch(pf_search)
                  setOpen(false)
                }}
              >
                {pf_name}
              </button>
              <ActionIcon
                size="sm"
                aria-label={text.removeFilter(pf_name)}
                onClick={() => remove.mutate({ params: { pf_no } })}
              >
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
